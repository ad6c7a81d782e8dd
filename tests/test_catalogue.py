"""The catalogue: no message missing, none unused, every language with the same messages and arguments."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from menlo.kernel import registry
from menlo.kernel.message import Arg, Message, Refusal
from menlo.locale import LANGUAGES, catalogue

SOURCE = Path(__file__).parent.parent / "src" / "menlo"
LOCALE = SOURCE / "locale"

# Families of ids that code builds from data: the prefix is in the code, the rest comes from pack, clauses or options.
FAMILIES = (
    r"clause-[A-Z]+-\d+",
    r"(section|ruling)-[a-z]+-[\w-]+",
    r"[a-z]+-option-[\w-]+",
    r"[a-z]+-(action|event|good|area|factory|invention|card|load|source|award|deck|square|trade)-[\w-]+",
    r"[a-z]+-(colour|region|technology|improvement|pad|face|direction|phase|bonus)-[\w-]+",
    r"[a-z]+-(resource|project|technology|bonus|shape|conference|promise|end)-[\w-]+",
)


def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content!r}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def code_ids() -> set[str]:
    """Literal message ids in the code."""
    text = "\n".join(file.read_text("utf-8") for file in SOURCE.rglob("*.py"))
    return set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', text)) | {"seat", "refused"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language: str) -> None:
    used = code_ids()
    unused = [id for id in messages(language) if id not in used and not any(re.fullmatch(f, id) for f in FAMILIES)]

    assert unused == [f"{game}-title" for game in registry.games()]


@pytest.mark.parametrize("game", registry.games())
def test_every_refusal_of_the_rules_has_its_message(game: str) -> None:
    known = messages("en")

    missing = sorted(id for id in code_ids() if id.startswith(f"{game}-refusal-") and id not in known)

    assert missing == []


@pytest.mark.parametrize("game", registry.games())
def test_every_piece_of_our_pack_has_its_name(game: str) -> None:
    known = messages("en")
    names = registry.game(game).names()
    cards = {id for id in names if id not in known}

    assert cards == set()


def test_a_refusal_says_who_lacks_what_and_cites_its_clause() -> None:
    args: dict[str, Arg] = {"seat": 2, "good": "era-good-wood", "have": 1, "need": 2, "what": "era-factory-sawmill"}

    text = catalogue().render(Refusal("era-refusal-lacks", "ERA-35", args))

    assert text == "seat 2 has 1 wood, the sawmill costs 2 (ERA-35)"


def test_goods_agree_with_their_amount() -> None:
    words = catalogue()
    lines = [
        words.render(Message("era-event-gained", {"seat": 0, "amount": amount, "good": "era-good-coin"}))
        for amount in (1, 2)
    ]

    assert lines == ["seat 0 gains 1 coin.", "seat 0 gains 2 coins."]


def test_a_piece_the_catalogue_does_not_know_has_the_name_of_its_pack() -> None:
    words = catalogue(names={"era-factory-dye-works": "Dye works"})

    assert words.render(Message("era-event-factory-built", {"seat": 1, "factory": "era-factory-dye-works"})) == (
        "seat 1 builds the Dye works."
    )


def test_people_at_the_table_are_called_by_their_names() -> None:
    words = catalogue(seats={0: "Ada"})

    assert words.render(Message("era-event-bonus-used", {"seat": 0})) == "Ada uses a bonus token."
