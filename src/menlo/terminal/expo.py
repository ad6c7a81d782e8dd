"""Expo 1906 at the terminal, drawn from the view within 100 columns.

Everything that colour says is said by a number, letter or sign as well.
"""

from collections.abc import Mapping, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from menlo.games.expo.events import (
    AcademyBought,
    ActionEnded,
    CardPlayed,
    GhostDeckShuffled,
    JuryChosen,
    OptionChosen,
    OptionEnded,
    PieceMoved,
    ProjectReturned,
    ProjectRevealed,
    ScrapRemoved,
    ScrapReplaced,
    StationCleared,
    StationFilled,
    TileBought,
    TileChosen,
    TileLifted,
    TileMoved,
    TilePlaced,
    TileRemoved,
    TilesShuffled,
    TileTaken,
)
from menlo.games.expo.resources import ENERGY_NAMES, RESOURCE_NAMES, amounts_of
from menlo.games.expo.state import ExpoState
from menlo.games.expo.view import ExpoView, LaidView, MatView, PieceView, ProjectView, view
from menlo.kernel.events import Event
from menlo.kernel.game import Action, State
from menlo.terminal.look import Look, seat_text

# A letter pair for each resource; a tile shows the double type in capitals.
SHORT = {
    "steel": "st",
    "copper": "cu",
    "manual": "ma",
    "automated": "au",
    "empirical": "em",
    "theoretical": "th",
    "steam": "sm",
    "electricity": "el",
}
ARROWS = ("↗", "↘", "↙", "↖")  # where the double sides of a tile look: north and east, east and south, …

GROUPS = {
    "play": "Play a card",
    "buy-tile": "Station",
    "take-tile": "Station, for nothing",
    "buy-project": "Academy, projects",
    "buy-technology": "Academy, technologies",
    "choose": "Lay a tile of your supply",
    "put": "Where to lay it",
    "remove": "Remove from your lab",
    "lift": "Move or turn a tile",
    "enter": "Patent office",
    "advance": "Patent office",
    "jump": "Patent office, jumps",
    "take-bonus": "Choose a bonus tile",
    "confer": "Conference",
    "choose-jury": "Conference",
    "finish": "Done",
}

# What the line of the action, or the board shown after it, says already.
QUIET = (
    CardPlayed,
    ActionEnded,
    TileBought,
    TileTaken,
    AcademyBought,
    TileChosen,
    TilePlaced,
    TileRemoved,
    ScrapRemoved,
    ScrapReplaced,
    TileLifted,
    TileMoved,
    PieceMoved,
    OptionChosen,
    OptionEnded,
    JuryChosen,
    ProjectReturned,
    ProjectRevealed,
    StationCleared,
    StationFilled,
    TilesShuffled,
    GhostDeckShuffled,
)


class ExpoLook(Look):
    def position(self, state: State, seat: int) -> RenderableType:
        assert isinstance(state, ExpoState), "the look of another game"
        seen = view(state, seat)
        watched = seat if seat >= 0 else (seen["turn"] or 0)
        mat = seen["mats"][watched]
        board = Table.grid(padding=(0, 2, 0, 0))
        left = Group(heading("Lab", self.words.seat(watched)), self.lab(state, mat))
        board.add_row(left, Group(heading("Patent office", "top of a stack first"), self.patents(seen)))
        market = Table.grid(padding=(0, 2, 0, 0))
        market.add_row(self.station(seen), self.academy(state, seen))
        parts: list[RenderableType] = [self.headline(seen), Text(), board, Text(), market]
        technologies = self.technologies(state, seen["technologies"])
        parts += [Text.assemble(("Technologies  ", "bold"), technologies), Text()]
        return Group(*parts, self.projects(mat), self.mats(seen), self.legend())

    def headline(self, seen: ExpoView) -> Text:
        jury = seen["jury"]
        counts = [f"{jury['placed'].count(energy)} {energy}" for energy in ENERGY_NAMES]
        parts = [f" Round {seen['round']} of {seen['rounds']}", f"jury {' : '.join(counts)}"]
        if seen["ghost_deck"] is not None:
            parts.append(f"ghost deck {seen['ghost_deck']['count']}")
        if seen["last"] is not None:
            parts.append(f"just played: {self.words.text('expo-card-' + seen['last'])}")
        if seen["ending"] is not None:
            parts.append(f"last turns: {self.words.text('expo-end-' + seen['ending'])}")
        return Text(" · ".join(parts) + " ", style="bold reverse")

    def lab(self, state: ExpoState, mat: MatView) -> Table:
        """The lab cell by cell: resource tiles with their types, other tiles by letters listed below."""
        rows, columns = int(state.box.rows), int(state.box.columns)
        cells = [["·"] * columns for _ in range(rows)]
        for scrap in mat["lab"]["scraps"]:
            cells[scrap["row"] - 1][scrap["column"] - 1] = "##"
        named = [tile for tile in mat["lab"]["tiles"] if tile["kind"] != "resource"]
        for tile in mat["lab"]["tiles"]:
            text = resource(tile) if tile["kind"] == "resource" else f"[{letter(named.index(tile))}]"
            for cell in tile["cells"]:
                cells[cell["row"] - 1][cell["column"] - 1] = text
        table = Table(box=SIMPLE_HEAD, padding=(0, 0), show_edge=False, header_style="dim")
        table.add_column("", min_width=2, no_wrap=True)
        for column in range(columns):
            table.add_column(f"{column + 1:^6}", min_width=6, no_wrap=True)
        for row in range(rows):
            table.add_row(Text(str(row + 1), style="dim"), *(Text(cell) for cell in cells[row]))
        legend: list[str] = []
        for tile in named:
            name = self.words.piece(f"expo-{tile['kind']}-{tile['tile']}")
            mark = "*" if tile["tile"] in mat["completed"] else ""
            legend.append(f"{letter(named.index(tile))} {name}{mark}")
        table.caption = Text(" · ".join(legend), style="")
        table.caption_justify = "left"
        return table

    def patents(self, seen: ExpoView) -> Table:
        """Per track: who leads, its bonus tile, and every space with pieces."""
        table = light_table("track", "lead", "step: pieces", "bonus")
        first = [piece for piece in seen["pieces"] if piece["track"] is None]
        table.add_row("step 1", "", stack(first), "")
        for track in seen["tracks"]:
            pieces = [piece for piece in seen["pieces"] if piece["track"] == track["track"]]
            steps = sorted({piece["step"] for piece in pieces}, reverse=True)
            spaces = [f"{step}: {stack([piece for piece in pieces if piece['step'] == step])}" for step in steps]
            lead = "ghost" if track["ghost_leads"] else "" if track["leader"] is None else f"[{track['leader']}]"
            bonus = (
                ""
                if track["bonus"] is None
                else self.words.piece(f"expo-bonus-{track['bonus']}").split(",")[-1].strip()
            )
            table.add_row(self.words.text(f"expo-resource-{track['track']}"), lead, "  ".join(spaces), bonus)
        return table

    def station(self, seen: ExpoView) -> Group:
        piles = f"stack {seen['draw']['count']}, discards {len(seen['discards'])}"
        table = Table.grid(padding=(0, 2, 0, 0))
        cells = [f"S{space + 1} {short(tile) if tile else '·'}" for space, tile in enumerate(seen["station"])]
        for i in range(0, len(cells), 2):
            table.add_row(*cells[i : i + 2])
        return Group(heading("Station", piles), table)

    def academy(self, state: ExpoState, seen: ExpoView) -> Group:
        table = light_table("", "", "runs on", "needs", "pts", "stack")
        box = state.box
        for stack_view in seen["academy"]:
            shape = self.words.piece(f"expo-shape-{stack_view['shape']}").split(" ")[0]
            count = str(len(stack_view["unseen"]) + len(stack_view["under"]))
            if stack_view["slot"] is None:
                table.add_row(shape, "·", "", "", "", count)
                continue
            project = box.project_ids.index(stack_view["slot"])
            needs = amounts_of(int(box.project_needs[project]))
            table.add_row(
                shape,
                self.words.piece(f"expo-project-{stack_view['slot']}"),
                SHORT[ENERGY_NAMES[box.project_energy[project]]],
                amounts({name: needs[i] for i, name in enumerate(RESOURCE_NAMES) if needs[i]}),
                str(int(box.project_points[project])),
                count,
            )
        return Group(heading("Academy", "$" + str(int(box.academy_price))), table)

    def technologies(self, state: ExpoState, ids: Sequence[str]) -> str:
        """Those in the Academy, with what they give."""
        box, found = state.box, []
        for id in ids:
            gives = amounts_of(int(box.technology_gives[box.technology_ids.index(id)]))
            what = amounts({name: gives[i] for i, name in enumerate(RESOURCE_NAMES) if gives[i]})
            found.append(self.words.piece(f"expo-technology-{id}") + (f" ({what})" if what else ""))
        return " · ".join(found) if found else "none left"

    def projects(self, mat: MatView) -> Table:
        """The projects of the seat: what they lack, and what completing them would bring now."""
        table = light_table("project", "", "lacks", "would score")
        for project in mat["projects"]:
            table.add_row(self.words.piece(f"expo-project-{project['project']}"), place(project), *wanting(project))
        supply = [short(tile) for tile in mat["supply"] if "-" in tile and tile.split("-")[0] in SHORT]
        others = [tile for tile in mat["supply"] if tile.split("-")[0] not in SHORT]
        table.caption = Text(f"supply: {', '.join([*supply, *others]) or 'nothing'}")
        table.caption_justify = "left"
        return table

    def mats(self, seen: ExpoView) -> Table:
        table = light_table("", "prestige", "now", "money", "done", "lab", "supply", "hand", "played")
        for seat, mat in enumerate(seen["mats"]):
            table.add_row(
                Text("▶ " if seat == seen["turn"] else "  ").append_text(seat_text(seat, self.words.seat(seat))),
                Text(str(mat["prestige"]), style="bold"),
                str(mat["total"]),
                f"${mat['money']}",
                str(len(mat["completed"])),
                str(len(mat["lab"]["tiles"])),
                str(len(mat["supply"])),
                initials(mat["hand"], mat["upgraded"]) if mat["hand"] is not None else f"{mat['cards']} cards",
                initials(mat["played"] if mat["played"] is not None else [mat["last"] or "?"], mat["upgraded"]),
            )
        return table

    def legend(self) -> Text:
        pairs = ", ".join(f"{code} {name}" for name, code in SHORT.items())
        signs = "EM/cu↗ 2 em north and east, 1 cu south and west; ## scrap; * completed; [0] seat 0, g ghost"
        cards = "S Station, A Academy, L Laboratory, J Journal, K Skyscraper, C Conference, + upgraded"
        return Text(f"{pairs}\n{signs}\n{cards}; now: points if the match ended now", style="dim")

    def group(self, action: Action) -> str:
        return GROUPS[action.kind]

    def notable(self, event: Event) -> bool:
        return not isinstance(event, QUIET)

    def redraw(self, events: Sequence[Event]) -> bool:
        return not any(isinstance(event, TileChosen | TileLifted) for event in events)

    def source(self, name: str) -> str:
        return self.words.text(f"expo-source-{name}")


def heading(name: str, remark: str) -> Text:
    return Text.assemble((name, "bold"), (f" · {remark}", "dim"))


def light_table(*columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
    for column in columns:
        table.add_column(column)
    return table


def letter(index: int) -> str:
    return chr(ord("A") + index)


def short(tile: str) -> str:
    """A resource tile: EM/cu has 2 empirical and 1 copper."""
    two, one = tile.split("-")
    return f"{SHORT[two].upper()}/{SHORT[one]}"


def resource(tile: LaidView) -> str:
    return short(tile["tile"]) + ARROWS[tile["rotation"]]


def amounts(by_name: Mapping[str, int]) -> str:
    return " ".join(f"{amount}{SHORT[name]}" for name, amount in by_name.items())


def stack(pieces: Sequence[PieceView]) -> str:
    return "".join("g" if piece["seat"] is None else str(piece["seat"]) for piece in pieces)


def place(project: ProjectView) -> str:
    return "complete" if project["completed"] else "in the lab" if project["laid"] else "in supply"


def wanting(project: ProjectView) -> tuple[str, str]:
    return amounts(project["lacks"]) or "nothing", "" if project["completed"] else str(project["worth"])


def initials(cards: Sequence[str], upgraded: Sequence[str]) -> str:
    signs = {"skyscraper": "K", "?": "–"}
    return "".join(signs.get(card, card[0].upper()) + ("+" if card in upgraded else "") for card in cards)
