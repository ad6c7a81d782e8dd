"""Smartphone Inc. at the terminal, drawn from the view within 100 columns.

Everything that colour says is said by a number or sign as well.
"""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from menlo.games.smartphone.events import (
    BonusOffered,
    BonusTaken,
    GoodsGained,
    ImprovementDealt,
    ImprovementLaid,
    ImprovementRemoved,
    ImprovementTaken,
    LaidDown,
    OfficePlaced,
    PadLaid,
    PadsChosen,
    ProgressTaken,
    RegionProgressed,
    Sold,
    SoldDirect,
    TechnologyProgressed,
    TurnEnded,
)
from menlo.games.smartphone.grid import COLUMNS, PLACES
from menlo.games.smartphone.rules.pads import lay_out
from menlo.games.smartphone.state import SmartphoneState
from menlo.games.smartphone.view import CustomerView, MatView, RegionView, SmartphoneView, view
from menlo.kernel.action import Action
from menlo.kernel.events import Event
from menlo.kernel.game import State
from menlo.kernel.message import Arg, Message
from menlo.terminal.look import Look, seat_text

# Short names for tight columns.
SHORT = {"gps": "GP", "wifi": "WF", "gaming": "GM", "battery": "BA", "nfc": "NF", "4g": "4G"}
SYMBOLS = (" . ", " T ", " C ", " +$", "-$C", " F ", " G ")

# The message that heads each kind of choice.
GROUPS = {
    "choose-colour": "terminal-smartphone-colour",
    "choose-pads": "terminal-smartphone-pads",
    "lay-pad": "terminal-smartphone-upper",
    "lay-improvement": "terminal-smartphone-lay",
    "lay-down": "terminal-smartphone-down",
    "confirm": "terminal-smartphone-done",
    "take-improvement": "terminal-smartphone-take",
    "research": "terminal-smartphone-research",
    "expand": "terminal-smartphone-logistics",
    "sell": "terminal-smartphone-sell",
    "sell-direct": "terminal-smartphone-sell",
    "accept": "terminal-smartphone-bonus",
    "decline": "terminal-smartphone-bonus",
    "finish": "terminal-smartphone-done",
}

REGION_COLUMNS = (
    "terminal-smartphone-region",
    "terminal-smartphone-cost",
    "terminal-smartphone-offices",
    "terminal-smartphone-customers",
    "terminal-smartphone-progress",
)
TECHNOLOGY_COLUMNS = (
    "terminal-smartphone-technology",
    "terminal-smartphone-side",
    "terminal-smartphone-cost",
    "terminal-smartphone-patent",
    "terminal-smartphone-owners",
    "terminal-smartphone-progress",
)
MAT_COLUMNS = (
    "terminal-smartphone-its-colour",
    "terminal-smartphone-points",
    "terminal-smartphone-total",
    "terminal-smartphone-price",
    "terminal-smartphone-goods",
    "terminal-smartphone-gears",
    "terminal-smartphone-trucks",
    "terminal-smartphone-factory",
    "terminal-smartphone-tokens",
    "terminal-smartphone-markers",
    "terminal-smartphone-offices-left",
)
SHEET = {
    "price": "terminal-smartphone-price",
    "goods": "terminal-smartphone-goods",
    "gears": "terminal-smartphone-gears",
    "trucks": "terminal-smartphone-trucks",
}
SIDES = {"front": "terminal-smartphone-front", "back": "terminal-smartphone-back"}

# What the line of the action, or the board shown after it, says already.
QUIET = (
    PadsChosen,
    PadLaid,
    ImprovementLaid,
    LaidDown,
    ImprovementTaken,
    ImprovementRemoved,
    ImprovementDealt,
    ProgressTaken,
    TechnologyProgressed,
    RegionProgressed,
    OfficePlaced,
    BonusOffered,
    BonusTaken,
    GoodsGained,
    Sold,
    SoldDirect,
    TurnEnded,
)


class SmartphoneLook(Look):
    def position(self, state: State, seat: int) -> RenderableType:
        assert isinstance(state, SmartphoneState), "the look of another game"
        seen = view(state, seat)
        parts: list[RenderableType] = [self.headline(seen), Text(), self.regions(seen), Text(), self.technologies(seen)]
        parts += [Text(), self.mats(seen), self.holdings(seen)]
        plan = self.plan(state, seat)
        if plan is not None:
            parts += [Text(), plan]
        return Group(*parts, self.legend())

    def headline(self, seen: SmartphoneView) -> Text:
        parts = [
            self.t("terminal-round", round=seen["round"], rounds=seen["rounds"]),
            self.t(f"smartphone-phase-{seen['phase']}"),
            self.t("terminal-smartphone-left", tokens=seen["tokens"], pile=seen["pile"]["count"]),
        ]
        return Text(f" {' · '.join(parts)} ", style="bold reverse")

    def regions(self, seen: SmartphoneView) -> Table:
        """Regions with their cost, offices or points over free slots, customers and stored progress."""
        table = self.table(REGION_COLUMNS)
        for region in seen["regions"]:
            name = self.words.piece(f"smartphone-region-{region['region']}")
            progress = [
                f"{player}:{mat['region_progress'][region['region']]}"
                for player, mat in enumerate(seen["mats"])
                if mat["region_progress"][region["region"]]
            ]
            customers = Text(" ").join(customer_text(customer) for customer in region["customers"])
            shown = Text(self.t("terminal-smartphone-retailer")) if region["retailer"] else customers
            table.add_row(name, str(region["cost"]), offices_text(region), shown, " ".join(progress))
        return table

    def technologies(self, seen: SmartphoneView) -> Table:
        table = self.table(TECHNOLOGY_COLUMNS)
        for item in seen["technologies"]:
            id = item["technology"]
            owners, progress = Text(), []
            for player, mat in enumerate(seen["mats"]):
                if id in mat["technologies"]:
                    owners.append_text(seat_text(player, f"[{player}]"))
                elif mat["technology_progress"][id]:
                    progress.append(f"{player}:{mat['technology_progress'][id]}/{mat['technology_costs'][id]}")
            holder = item["holder"]
            worth = self.t("terminal-smartphone-worth", points=item["patent"])
            patent = worth if holder is None else f"[{holder}]"
            name = f"{self.words.piece(f'smartphone-technology-{id}')} {SHORT.get(id, id)}"
            table.add_row(name, self.t(SIDES[item["side"]]), str(item["cost"]), patent, owners, " ".join(progress))
        return table

    def mats(self, seen: SmartphoneView) -> Table:
        table = self.table(MAT_COLUMNS, "")
        for column in table.columns[2:]:
            column.justify = "right"
        for player, mat in enumerate(seen["mats"]):
            colour = "·" if mat["colour"] is None else self.words.piece(f"smartphone-colour-{mat['colour']}")
            numbers = (mat["score"], mat["total"], mat["price"], mat["produced"], mat["gears"], mat["trucks"])
            factory = self.t("terminal-smartphone-yes" if mat["factory"] else "terminal-smartphone-no")
            stocks = (str(mat["tokens"]), str(mat["markers"]), str(mat["offices"]))
            table.add_row(self.name(seen, player, mat), colour, *map(str, numbers), factory, *stocks)
        return table

    def name(self, seen: SmartphoneView, player: int, mat: MatView) -> Text:
        name = self.words.text("smartphone-steve") if mat["steve"] else self.words.seat(player)
        sign = "▶ " if player == seen["turn"] else "✓ " if mat["ready"] and seen["phase"] == "planning" else "  "
        return Text(sign).append_text(seat_text(player, f"[{player}] {name}"))

    def holdings(self, seen: SmartphoneView) -> Text:
        """Improvements of everyone and of the display."""
        lines = []
        for player, mat in enumerate(seen["mats"]):
            tiles = ", ".join(self.words.piece(f"smartphone-improvement-{id}") for id in mat["improvements"])
            lines.append(f"[{player}] {tiles or self.t('terminal-smartphone-no-improvements')}")
        shown = [
            f"{space}: {self.words.piece(f'smartphone-improvement-{id}') if id else '·'}"
            for space, id in enumerate(seen["display"], 1)
        ]
        lines.append(self.t("terminal-smartphone-display", tiles="  ".join(shown)))
        steve = seen["steve"]
        if steve is not None:
            rows = [
                f"{self.t(SHEET[name])} {' '.join(map(str, values))}"
                for name, values in steve.items()
                if isinstance(values, list)
            ]
            lines.append(self.t("terminal-smartphone-sheet", rows="; ".join(rows)))
        return Text("\n".join(lines))

    def plan(self, state: SmartphoneState, seat: int) -> RenderableType | None:
        """One's own plan as it lies, with what it shows."""
        if not 0 <= seat < len(state.mats) or state.mats[seat].plan.lower < 0:
            return None
        mine = view(state, seat)["mats"][seat]["plan"]
        if mine is None:
            return None
        symbols, _ = lay_out(state, state.mats[seat].plan)
        rows = [
            "".join("   " if symbols[place] < 0 else SYMBOLS[symbols[place]] for place in range(first, first + COLUMNS))
            for first in range(0, PLACES, COLUMNS)
        ]
        used = [(number - 3, row) for number, row in enumerate(rows) if row.strip()]
        lines = [f"{self.t('terminal-smartphone-column'):>14} " + "".join(f"{at:3}" for at in range(-3, COLUMNS - 3))]
        lines += [f"{self.t('terminal-smartphone-row'):>11} {number:3}{row}" for number, row in used]
        result = mine["result"]
        numbers: dict[str, Arg] = {
            "price": result["price"],
            "goods": result["goods"],
            "factory": int(result["factory"]),
        }
        numbers |= {"gears": result["gears"], "trucks": result["trucks"]}
        heading = self.t("terminal-smartphone-plan", result=Message("smartphone-result", numbers))
        return Group(Text(heading, style="bold"), Text("\n".join(lines)))

    def legend(self) -> Text:
        named = ", ".join(f"{short} {self.words.piece(f'smartphone-technology-{id}')}" for id, short in SHORT.items())
        lines = (
            self.t("terminal-smartphone-signs"),
            self.t("terminal-smartphone-customers-are", technologies=named),
            self.t("terminal-smartphone-pads-show"),
        )
        return Text("\n".join(lines), style="dim")

    def table(self, columns: Sequence[str], *unnamed: str) -> Table:
        table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
        for column in (*unnamed, *(self.t(id) for id in columns)):
            table.add_column(column, no_wrap=True)
        return table

    def group(self, action: Action) -> str:
        return self.t(GROUPS[action.kind])

    def notable(self, event: Event) -> bool:
        return not isinstance(event, QUIET)

    def redraw(self, events: Sequence[Event]) -> bool:
        return True

    def source(self, name: str) -> str:
        return self.words.text(f"smartphone-source-{name}")


def offices_text(region: RegionView) -> Text:
    """Owners of the slots; points over the free ones."""
    text = Text()
    for slot, owner in enumerate(region["offices"]):
        if owner is not None:
            text.append_text(seat_text(owner, f"[{owner}] "))
        elif region["second"][slot]:
            text.append(f"{region['first'][slot]}/{region['second'][slot]} ")
        else:
            text.append(f"{region['first'][slot]} ")
    return text


def customer_text(customer: CustomerView) -> Text:
    technology = customer["technology"]
    wants = str(customer["price"]) if technology is None else SHORT.get(technology, technology)
    seller = customer["player"]
    return Text(wants) if seller is None else Text(wants).append_text(seat_text(seller, f"[{seller}]"))
