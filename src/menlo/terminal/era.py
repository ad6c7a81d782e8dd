"""Era of Inventions at the terminal, drawn from the view within 100 columns.

Everything that colour says is said by a number or sign as well.
"""

from collections.abc import Mapping, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from menlo.games.era.box import FAKE, NONE, Box, card_message
from menlo.games.era.events import (
    ActionBegan,
    ActionEnded,
    BonusPassed,
    BonusUsed,
    CardDiscarded,
    CardDrawn,
    CardMoved,
    CardProduced,
    CardRemoved,
    CogTaken,
    DeckShuffled,
    Exchanged,
    FactoryBuilt,
    FactoryDiscarded,
    FactoryDrawn,
    FactoryMoved,
    FactoryRan,
    Gained,
    InventionDeveloped,
    LoadBought,
    LoadFilled,
    Paid,
    PatentRegistered,
    TokenPlaced,
    TokenWithdrawn,
)
from menlo.games.era.goods import COAL, COG, COIN, GOOD_NAMES, GOODS, METAL, TECHNOLOGY, TOOL, WOOD
from menlo.games.era.labels import output
from menlo.games.era.scoring import awards
from menlo.games.era.state import EraState
from menlo.games.era.view import EraView, view
from menlo.kernel.action import Action
from menlo.kernel.events import Event
from menlo.kernel.game import State
from menlo.terminal.look import Look, seat_text

# Short names for tight columns.
SHORT = {
    "coin": "terminal-era-short-coin",
    "cog": "terminal-era-short-cog",
    "metal": "terminal-era-short-metal",
    "technology": "terminal-era-short-technology",
    "tool": "terminal-era-short-tool",
    "coal": "terminal-era-short-coal",
    "wood": "terminal-era-short-wood",
    "bonus": "terminal-era-short-bonus",
}
LETTERS = {COIN: "$", METAL: "M", TECHNOLOGY: "T", TOOL: "L", COAL: "C", WOOD: "W", COG: "G"}

# The message that heads each kind of choice.
GROUPS = {
    "place": "terminal-era-place",
    "resolve": "terminal-era-resolve",
    "withdraw": "terminal-era-withdraw",
    "build": "terminal-era-build",
    "run-factory": "terminal-era-run",
    "buy-load": "terminal-era-buy",
    "produce": "terminal-era-produce",
    "produce-fake": "terminal-era-fake",
    "take-cog": "terminal-era-market",
    "trade": "terminal-era-market",
    "buy-bonus": "terminal-era-market",
    "swap": "terminal-era-swap",
    "develop": "terminal-era-develop",
    "register": "terminal-era-register",
    "finish": "terminal-era-done",
    "pass": "terminal-era-bonus",
}

# What the line of the action, or the board shown after it, says already.
QUIET = (
    TokenPlaced,
    TokenWithdrawn,
    ActionBegan,
    ActionEnded,
    BonusUsed,
    BonusPassed,
    Paid,
    Gained,
    FactoryBuilt,
    FactoryRan,
    LoadBought,
    CardProduced,
    CogTaken,
    Exchanged,
    InventionDeveloped,
    PatentRegistered,
    CardRemoved,
    CardDiscarded,
    CardMoved,
    CardDrawn,
    FactoryDiscarded,
    FactoryMoved,
    FactoryDrawn,
    DeckShuffled,
    LoadFilled,
)


class EraLook(Look):
    def position(self, state: State, seat: int) -> RenderableType:
        assert isinstance(state, EraState), "the look of another game"
        seen = view(state, seat)
        board = Table.grid(padding=(0, 3, 0, 0))
        left = Group(
            heading(self.t("terminal-era-workshop"), self.t("terminal-era-workshop-hint")), self.workshop(seen)
        )
        piles = {"deck": seen["deck"]["count"], "discards": len(seen["discards"]), "news": len(seen["news"])}
        title = heading(self.t("terminal-era-inventions"), self.t("terminal-era-cards", **piles))
        right = Group(title, self.cards(state, seen))
        board.add_row(left, right)
        board.add_row(Text())
        harbour = heading(self.t("terminal-era-harbour"), self.t("terminal-era-harbour-hint"))
        tokens = heading(self.t("terminal-era-areas"), self.t("terminal-era-tokens"))
        left = Group(harbour, self.harbour(seen), tokens, self.areas(seen))
        piles = {"deck": seen["factory_deck"]["count"], "discards": len(seen["factory_discards"])}
        title = heading(self.t("terminal-era-factories"), self.t("terminal-era-piles", **piles))
        board.add_row(left, Group(title, self.factories(state, seen)))
        return Group(self.headline(seen), Text(), board, Text(), self.mats(state, seen), self.legend())

    def headline(self, seen: EraView) -> Text:
        parts = [
            self.t("terminal-round", round=seen["round"], rounds=seen["rounds"]),
            self.t("terminal-era-start", name=self.words.seat(seen["start"])),
            self.t("terminal-era-bonus-left", count=seen["supply"]["bonus"] or 0),  # never unlimited
        ]
        return Text(f" {' · '.join(parts)} ", style="bold reverse")

    def workshop(self, seen: EraView) -> Table:
        """The nine inventions: cost in cogs, influence and royalty of both spaces, and who developed them."""
        table = light_table("", self.t("terminal-era-gold"), self.t("terminal-era-silver"))
        spaces = seen["developments"]
        for gold, silver in zip(spaces[::2], spaces[1::2], strict=True):
            row = [Text(self.words.piece(f"era-invention-{gold['invention']}"))]
            for space, unit in ((gold, "i"), (silver, "$")):
                cell = Text(f"{space['cogs']}G {space['influence']}i {space['royalty']}{unit} ")
                row.append(cell.append_text(owner_text(space["owner"], space["patented"])))
            table.add_row(*row)
        return table

    def harbour(self, seen: EraView) -> Text:
        """Ships and houses, by what they carry."""
        loads: dict[str, list[str]] = {}
        for load in seen["loads"]:
            loads.setdefault(load["good"], []).append(str(load["amount"] or "–"))
        return Text(" | ".join(f"{self.t(SHORT[good])} {','.join(amounts)}" for good, amounts in loads.items()) + "\n")

    def areas(self, seen: EraView) -> Table:
        """The six areas with the tokens in them."""
        table = Table.grid(padding=(0, 2, 0, 0))
        names = [self.words.text(f"era-area-{area['area']}") for area in seen["areas"]]
        cells = [tokens_text(area["seats"]).append(f" {names[i]}") for i, area in enumerate(seen["areas"])]
        for left, right in ((0, 3), (1, 4), (2, 5)):
            table.add_row(cells[left], cells[right])
        return table

    def cards(self, state: EraState, seen: EraView) -> Table:
        """The path of invention cards with what they take and give."""
        table = light_table("", "", self.t("terminal-era-takes"))
        box, last = state.box, len(seen["cards"]) - int(state.box.leaving)
        for space, card in enumerate(state.cards):
            name, gives = self.card(box, int(card)) if card != NONE else ("·", "")
            table.add_row(f"P{space + 1}{'↑' if space >= last else ''}", name, gives)
        return table

    def card(self, box: Box, card: int) -> tuple[str, str]:
        fake = box.card_kind[card] == FAKE
        costs = letters({good: int(box.card_cost[card * GOODS + good]) for good in range(GOODS)})
        free = f" {int(box.card_free[card])}?" if fake else ""
        gives = letters({COIN: int(box.card_coins[card]), COG: int(box.card_cogs[card])})
        points = f"{int(box.card_influence[card])}i " if box.card_influence[card] else ""
        name = self.words.piece(card_message(box, card)) + (self.t("terminal-era-is-fake") if fake else "")
        return name, f"{costs}{free} → {points}{gives}".rstrip()

    def factories(self, state: EraState, seen: EraView) -> Table:
        table = light_table("", "", self.t("terminal-era-costs"))
        box, last = state.box, len(seen["factories"]) - int(state.box.leaving)
        for space, factory in enumerate(state.factories):
            name, gives = "·", ""
            if factory != NONE:
                cost = letters({WOOD: int(box.factory_wood[factory]), COAL: int(box.factory_coal[factory])})
                made = letters({int(box.factory_good[factory]): int(box.factory_amount[factory])})
                points = f" +{int(box.factory_influence[factory])}i" if box.factory_influence[factory] else ""
                name, gives = self.words.piece(f"era-factory-{box.factory_ids[factory]}"), f"{cost} → {made}{points}"
            table.add_row(f"F{space + 1}{'↑' if space >= last else ''}", name, gives)
        return table

    def mats(self, state: EraState, seen: EraView) -> Table:
        measured = ("terminal-era-patents", "terminal-era-developed", "terminal-era-capacity", "terminal-era-makes")
        columns = ("terminal-era-influence", *SHORT.values(), *measured)
        table = light_table("", *(self.t(column) for column in columns))
        for column in table.columns[1:-1]:
            column.justify = "right"
        leads = [awards(state, award) for award in range(3)]
        for seat, mat in enumerate(seen["mats"]):
            goods: Mapping[str, object] = mat["goods"]
            measures = (mat["patents"], mat["cogs_invested"], mat["capacity"])
            table.add_row(
                Text("▶ " if seat == seen["turn"] else "  ").append_text(seat_text(seat, self.words.seat(seat))),
                Text(str(mat["square"]), style="bold"),
                *(f"{goods[name] or '·'}{'!' * mat['fresh'] if name == 'bonus' else ''}" for name in SHORT),
                *(f"{value}{'^' if leads[award][seat] else ' '}" for award, value in enumerate(measures)),
                letters(output(state, seat)),
            )
        return table

    def legend(self) -> Text:
        goods = ", ".join(
            f"{letter} {self.words.piece(f'era-good-{GOOD_NAMES[good]}')}" for good, letter in LETTERS.items()
        )
        lines = (self.t("terminal-era-letters", goods=goods), self.t("terminal-era-signs"), self.t("terminal-era-ends"))
        return Text("\n".join(lines), style="dim")

    def group(self, action: Action) -> str:
        return self.t(GROUPS[action.kind])

    def notable(self, event: Event) -> bool:
        return not isinstance(event, QUIET)

    def redraw(self, events: Sequence[Event]) -> bool:
        return not any(isinstance(event, ActionBegan) for event in events)

    def source(self, name: str) -> str:
        for family in ("era-source", "era-award"):
            if self.words.has(f"{family}-{name}"):
                return self.words.text(f"{family}-{name}")
        return name


def heading(name: str, remark: str) -> Text:
    return Text.assemble((name, "bold"), (f" · {remark}", "dim"))


def light_table(*columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
    for column in columns:
        table.add_column(column, no_wrap=True)
    return table


def owner_text(owner: int | None, patented: bool) -> Text:
    if owner is None:
        return Text("    ")
    return seat_text(owner, f"[{owner}]{'*' if patented else ' '}")


def tokens_text(seats: Sequence[int]) -> Text:
    text = Text()
    for place in range(2):
        text.append_text(seat_text(seats[place], f"[{seats[place]}]") if place < len(seats) else Text("[ ]"))
    return text


def letters(goods: Mapping[int, int]) -> str:
    """Amounts by the letter of their good, zeroes left out."""
    return " ".join(f"{amount}{LETTERS[good]}" for good, amount in goods.items() if amount)
