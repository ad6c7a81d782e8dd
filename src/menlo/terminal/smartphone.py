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
from menlo.kernel.events import Event
from menlo.kernel.game import Action, State
from menlo.terminal.look import Look, seat_text

# Short names for tight columns.
SHORT = {"gps": "GP", "wifi": "WF", "gaming": "GM", "battery": "BA", "nfc": "NF", "4g": "4G"}
SYMBOLS = (" . ", " T ", " C ", " +$", "-$C", " F ", " G ")

GROUPS = {
    "choose-colour": "Choose a colour",
    "choose-pads": "Choose the pads",
    "lay-pad": "Lay the upper pad",
    "lay-improvement": "Lay an improvement",
    "lay-down": "Lay an improvement face down",
    "confirm": "Done",
    "take-improvement": "Take an improvement",
    "research": "Research",
    "expand": "Logistics",
    "sell": "Sell",
    "sell-direct": "Sell",
    "accept": "The retailer's bonus",
    "decline": "The retailer's bonus",
    "finish": "Done",
}

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
        parts = [f" Round {seen['round']} of {seen['rounds']}", self.words.text(f"smartphone-phase-{seen['phase']}")]
        parts.append(f"{seen['tokens']} goods tokens, {seen['pile']['count']} improvements in the pile ")
        return Text(" · ".join(parts), style="bold reverse")

    def regions(self, seen: SmartphoneView) -> Table:
        """Regions with their cost, offices or points over free slots, customers and stored progress."""
        table = light_table("region", "cost", "offices, points", "customers", "progress")
        for region in seen["regions"]:
            name = self.words.piece(f"smartphone-region-{region['region']}")
            progress = [
                f"{player}:{mat['region_progress'][region['region']]}"
                for player, mat in enumerate(seen["mats"])
                if mat["region_progress"][region["region"]]
            ]
            customers = Text(" ").join(customer_text(customer) for customer in region["customers"])
            shown = Text("retailer") if region["retailer"] else customers
            table.add_row(name, str(region["cost"]), offices_text(region), shown, " ".join(progress))
        return table

    def technologies(self, seen: SmartphoneView) -> Table:
        table = light_table("technology", "side", "cost", "patent", "owners", "progress")
        for item in seen["technologies"]:
            id = item["technology"]
            owners, progress = Text(), []
            for player, mat in enumerate(seen["mats"]):
                if id in mat["technologies"]:
                    owners.append_text(seat_text(player, f"[{player}]"))
                elif mat["technology_progress"][id]:
                    progress.append(f"{player}:{mat['technology_progress'][id]}/{mat['technology_costs'][id]}")
            holder = item["holder"]
            patent = f"{item['patent']} points" if holder is None else f"[{holder}]"
            name = f"{self.words.piece(f'smartphone-technology-{id}')} {SHORT.get(id, id)}"
            table.add_row(name, item["side"], str(item["cost"]), patent, owners, " ".join(progress))
        return table

    def mats(self, seen: SmartphoneView) -> Table:
        table = light_table(
            "", "colour", "points", "total", "price", "goods", "gears", "trucks", "fact.", "tokens", "prog.", "off."
        )
        for column in table.columns[2:]:
            column.justify = "right"
        for player, mat in enumerate(seen["mats"]):
            colour = "·" if mat["colour"] is None else self.words.piece(f"smartphone-colour-{mat['colour']}")
            numbers = (mat["score"], mat["total"], mat["price"], mat["produced"], mat["gears"], mat["trucks"])
            factory = "yes" if mat["factory"] else "no"
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
            lines.append(f"[{player}] {tiles or 'no improvements'}")
        shown = [
            f"{space}: {self.words.piece(f'smartphone-improvement-{id}') if id else '·'}"
            for space, id in enumerate(seen["display"], 1)
        ]
        lines.append(f"display {'  '.join(shown)}")
        steve = seen["steve"]
        if steve is not None:
            rows = (
                f"{name} {' '.join(map(str, values))}" for name, values in steve.items() if isinstance(values, list)
            )
            lines.append(f"Steve's sheet, by round: {'; '.join(rows)}")
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
        lines = ["        column " + "".join(f"{column:3}" for column in range(-3, COLUMNS - 3))]
        lines += [f"        row {number:3}{row}" for number, row in used]
        result = mine["result"]
        factory = "factory" if result["factory"] else "no factory"
        numbers = f"price {result['price']}, goods {result['goods']}, {factory}"
        heading = f"Your plan: {numbers}, gears {result['gears']}, trucks {result['trucks']}"
        return Group(Text(heading, style="bold"), Text("\n".join(lines)))

    def legend(self) -> Text:
        signs = "[0] seat 0, ▶ acts, ✓ ready; over free slots first/second points, retailers the field's points"
        customers = "customers: highest price, or technology " + ", ".join(
            f"{short} {id}" for id, short in SHORT.items()
        )
        pads = "pads: T truck, C crate, G gear, F factory, +$ and -$C change the price, . blank"
        return Text(f"{signs}\n{customers}\n{pads}", style="dim")

    def group(self, action: Action) -> str:
        return GROUPS[action.kind]

    def notable(self, event: Event) -> bool:
        return not isinstance(event, QUIET)

    def redraw(self, events: Sequence[Event]) -> bool:
        return True

    def source(self, name: str) -> str:
        return self.words.text(f"smartphone-source-{name}")


def light_table(*columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
    for column in columns:
        table.add_column(column, no_wrap=True)
    return table


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
