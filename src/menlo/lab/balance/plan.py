"""What the lab plays: packs, and values of options, each with each, all of them with the same deals."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Any

from menlo.kernel import registry
from menlo.kernel.errors import BadSetup
from menlo.lab.balance.compare import effects
from menlo.lab.balance.findings import findings
from menlo.lab.balance.measure import measure
from menlo.lab.balance.observe import Sitting, Watched, watch
from menlo.lab.engines import run

OWN = "own"  # the name of the game's own pack
AND = ","  # between the values of an option that are compared


@dataclass(frozen=True)
class Variant:
    name: str
    options: Mapping[str, str]
    pack: str | None  # the text of a pack; none for the game's own


@dataclass(frozen=True)
class BalancePlan:
    game: str
    players: int
    games: int
    seed: int
    bot: str
    packs: Mapping[str, str | None]
    options: Mapping[str, str]  # by name: a value, or several to be compared
    openings: int = 0  # so many first decisions of every seat are chance

    @cached_property
    def variants(self) -> list[Variant]:
        """Every pack with every value of every option. What all of them share is no part of their names."""
        asked = {name: values.split(AND) for name, values in self.options.items()}
        found = []
        for pack, values in product(self.packs, product(*asked.values())):
            chosen = dict(zip(asked, values, strict=True))
            parts = [f"{name}={chosen[name]}" for name, several in asked.items() if len(several) > 1]
            if len(self.packs) > 1 or not parts:
                parts.insert(0, self.short(pack))
            found.append(Variant(", ".join(parts), chosen, self.packs[pack]))
        return found

    def short(self, pack: str) -> str:
        """A pack by its file alone, where that tells it from the others: charts have little room."""
        files = [Path(name).name for name in self.packs]
        file = Path(pack).name
        return "own pack" if pack == OWN else file if files.count(file) == 1 else pack

    def check(self) -> None:
        """Refuse what cannot be played before anything is started."""
        if self.games < 1:
            raise BadSetup(f"bad number of games {self.games!r}: expected 1 or more")
        registry.hire(self.bot)
        for variant in self.variants:
            registry.game(self.game, variant.pack).setup(self.players, self.seed, variant.options)

    @property
    def command(self) -> str:
        packs = [f" --pack {name}" for name in self.packs if len(self.packs) > 1 or name != OWN]
        options = [f" --option {name}={values}" for name, values in self.options.items()]
        openings = [f" --openings {self.openings}"] if self.openings else []
        return (
            f"menlo lab {self.game} --players {self.players} --games {self.games} --seed {self.seed} --bot {self.bot}"
            + "".join([*packs, *options, *openings])
        )

    def sittings(self, variant: Variant) -> list[Sitting]:
        return [
            Sitting(self.game, self.players, index, self.seed, self.bot, variant.options, variant.pack, self.openings)
            for index in range(self.games)
        ]

    def run(self, jobs: int = 1, engine: str = "local", progress: Callable[[], None] = lambda: None) -> dict[str, Any]:
        """Play all of it and sum it up, as plain data; `progress` is called once per match."""
        watched: list[list[Watched]] = []
        for variant in self.variants:
            watched.append([])
            for match in run(watch, self.sittings(variant), jobs, engine):
                watched[-1].append(match)
                progress()
        return self.summary(watched)

    def summary(self, watched: list[list[Watched]]) -> dict[str, Any]:
        runs = []
        for variant, matches in zip(self.variants, watched, strict=True):
            rules = registry.game(self.game, variant.pack)
            found = measure(matches)
            runs.append(
                {
                    "name": variant.name,
                    "pack": rules.pack_digest,
                    "options": dict(variant.options),
                    "names": dict(rules.names()),
                    **found,
                    "findings": findings(self.game, found, rules.names()),
                    "effects": effects(watched[0], matches) if matches is not watched[0] else [],
                }
            )
        return {
            "game": self.game,
            "title": registry.game(self.game).title.name,
            "command": self.command,
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "bot": self.bot,
            "openings": self.openings,
            "variants": runs,
        }
