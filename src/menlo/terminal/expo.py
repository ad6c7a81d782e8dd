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
from menlo.kernel.action import Action
from menlo.kernel.events import Event
from menlo.kernel.game import State
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

# The message that heads each kind of choice.
GROUPS = {
    "play": "terminal-expo-play",
    "buy-tile": "terminal-expo-station",
    "take-tile": "terminal-expo-free",
    "buy-project": "terminal-expo-projects",
    "buy-technology": "terminal-expo-technologies",
    "choose": "terminal-expo-choose",
    "put": "terminal-expo-put",
    "remove": "terminal-expo-remove",
    "lift": "terminal-expo-lift",
    "enter": "terminal-expo-patents",
    "advance": "terminal-expo-patents",
    "jump": "terminal-expo-jumps",
    "take-bonus": "terminal-expo-bonus",
    "confer": "terminal-expo-conference",
    "choose-jury": "terminal-expo-conference",
    "finish": "terminal-expo-done",
}

MAT_COLUMNS = (
    "terminal-expo-prestige",
    "terminal-expo-now",
    "terminal-expo-money",
    "terminal-expo-completed",
    "terminal-expo-lab-tiles",
    "terminal-expo-supply-tiles",
    "terminal-expo-hand",
    "terminal-expo-played",
)

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
        left = Group(heading(self.t("terminal-expo-lab"), self.words.seat(watched)), self.lab(state, mat))
        office = heading(self.t("terminal-expo-patents"), self.t("terminal-expo-top-first"))
        board.add_row(left, Group(office, self.patents(seen)))
        market = Table.grid(padding=(0, 2, 0, 0))
        market.add_row(self.station(seen), self.academy(state, seen))
        parts: list[RenderableType] = [self.headline(seen), Text(), board, Text(), market]
        technologies = self.technologies(state, seen["technologies"])
        parts += [Text.assemble((f"{self.t('terminal-expo-technologies-left')}  ", "bold"), technologies), Text()]
        return Group(*parts, self.projects(mat), self.mats(seen), self.legend())

    def headline(self, seen: ExpoView) -> Text:
        counts = {energy: seen["jury"]["placed"].count(energy) for energy in ENERGY_NAMES}
        parts = [self.t("terminal-round", round=seen["round"], rounds=seen["rounds"])]
        parts.append(self.t("terminal-expo-jury", **counts))
        if seen["ghost_deck"] is not None:
            parts.append(self.t("terminal-expo-ghost-deck", count=seen["ghost_deck"]["count"]))
        if seen["last"] is not None:
            parts.append(self.t("terminal-expo-last", card=f"expo-card-{seen['last']}"))
        if seen["ending"] is not None:
            parts.append(self.t("terminal-expo-ending", end=f"expo-end-{seen['ending']}"))
        return Text(f" {' · '.join(parts)} ", style="bold reverse")

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
        columns = ("terminal-expo-track", "terminal-expo-lead", "terminal-expo-step-pieces", "terminal-expo-bonus-tile")
        table = light_table(*(self.t(column) for column in columns))
        first = [piece for piece in seen["pieces"] if piece["track"] is None]
        table.add_row(self.t("terminal-expo-step-one"), "", stack(first), "")
        for track in seen["tracks"]:
            pieces = [piece for piece in seen["pieces"] if piece["track"] == track["track"]]
            steps = sorted({piece["step"] for piece in pieces}, reverse=True)
            spaces = [f"{step}: {stack([piece for piece in pieces if piece['step'] == step])}" for step in steps]
            lead = "" if track["leader"] is None else f"[{track['leader']}]"
            lead = self.t("terminal-expo-ghost") if track["ghost_leads"] else lead
            bonus = (
                ""
                if track["bonus"] is None
                else self.words.piece(f"expo-bonus-{track['bonus']}").split(",")[-1].strip()
            )
            table.add_row(self.words.text(f"expo-resource-{track['track']}"), lead, "  ".join(spaces), bonus)
        return table

    def station(self, seen: ExpoView) -> Group:
        piles = self.t("terminal-expo-piles", stack=seen["draw"]["count"], discards=len(seen["discards"]))
        table = Table.grid(padding=(0, 2, 0, 0))
        cells = [f"S{space + 1} {short(tile) if tile else '·'}" for space, tile in enumerate(seen["station"])]
        for i in range(0, len(cells), 2):
            table.add_row(*cells[i : i + 2])
        return Group(heading(self.t("terminal-expo-station"), piles), table)

    def academy(self, state: ExpoState, seen: ExpoView) -> Group:
        columns = ("terminal-expo-runs-on", "terminal-expo-needs", "terminal-expo-points", "terminal-expo-stack")
        table = light_table("", "", *(self.t(column) for column in columns))
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
        return Group(
            heading(self.t("terminal-expo-academy"), self.t("expo-price", price=int(box.academy_price))), table
        )

    def technologies(self, state: ExpoState, ids: Sequence[str]) -> str:
        """Those in the Academy, with what they give."""
        box, found = state.box, []
        for id in ids:
            gives = amounts_of(int(box.technology_gives[box.technology_ids.index(id)]))
            what = amounts({name: gives[i] for i, name in enumerate(RESOURCE_NAMES) if gives[i]})
            found.append(self.words.piece(f"expo-technology-{id}") + (f" ({what})" if what else ""))
        return " · ".join(found) if found else self.t("terminal-expo-none-left")

    def projects(self, mat: MatView) -> Table:
        """The projects of the seat: what they lack, and what completing them would bring now."""
        columns = (
            self.t("terminal-expo-project"),
            "",
            self.t("terminal-expo-lacks"),
            self.t("terminal-expo-would-score"),
        )
        table = light_table(*columns)
        for project in mat["projects"]:
            table.add_row(self.words.piece(f"expo-project-{project['project']}"), *self.wanting(project))
        supply = [short(tile) for tile in mat["supply"] if "-" in tile and tile.split("-")[0] in SHORT]
        others = [tile for tile in mat["supply"] if tile.split("-")[0] not in SHORT]
        tiles = ", ".join([*supply, *others]) or self.t("terminal-expo-nothing")
        table.caption = Text(self.t("terminal-expo-supply", tiles=tiles))
        table.caption_justify = "left"
        return table

    def wanting(self, project: ProjectView) -> tuple[str, str, str]:
        """Where a project is, what it lacks, what it would score."""
        lacks = amounts(project["lacks"]) or self.t("terminal-expo-nothing")
        if project["completed"]:
            return self.t("terminal-expo-complete"), lacks, ""
        where = "terminal-expo-in-lab" if project["laid"] else "terminal-expo-in-supply"
        return self.t(where), lacks, str(project["worth"])

    def mats(self, seen: ExpoView) -> Table:
        table = light_table("", *(self.t(column) for column in MAT_COLUMNS))
        for seat, mat in enumerate(seen["mats"]):
            table.add_row(
                Text("▶ " if seat == seen["turn"] else "  ").append_text(seat_text(seat, self.words.seat(seat))),
                Text(str(mat["prestige"]), style="bold"),
                str(mat["total"]),
                self.t("expo-price", price=mat["money"]),
                str(len(mat["completed"])),
                str(len(mat["lab"]["tiles"])),
                str(len(mat["supply"])),
                self.t("terminal-expo-cards", count=mat["cards"])
                if mat["hand"] is None
                else initials(mat["hand"], mat["upgraded"]),
                initials(mat["played"] if mat["played"] is not None else [mat["last"] or "?"], mat["upgraded"]),
            )
        return table

    def legend(self) -> Text:
        pairs = ", ".join(f"{code} {self.words.piece(f'expo-resource-{name}')}" for name, code in SHORT.items())
        cards = f"{self.t('terminal-expo-letters')}; {self.t('terminal-expo-now-means')}"
        return Text(f"{pairs}\n{self.t('terminal-expo-signs')}\n{cards}", style="dim")

    def group(self, action: Action) -> str:
        return self.t(GROUPS[action.kind])

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


def initials(cards: Sequence[str], upgraded: Sequence[str]) -> str:
    signs = {"skyscraper": "K", "?": "–"}
    return "".join(signs.get(card, card[0].upper()) + ("+" if card in upgraded else "") for card in cards)
