"""The catalogue: no message missing, none unused, every language with the same messages and arguments."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from menlo.kernel import registry
from menlo.kernel.message import Arg, Message, Refusal
from menlo.locale import LANGUAGES, _bundle, _files, catalogue, part, parts

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "menlo"
LOCALE = SOURCE / "locale"

# Families of ids that code builds from data: the prefix is in the code, the rest comes from pack, clauses or options.
FAMILIES = (
    r"(about-)?bot-[a-z]+",
    r"clause-[A-Z]+-\d+",
    r"(section|ruling)-[a-z]+-[\w-]+",
    r"[a-z]+-option-[\w-]+",
    r"[a-z]+-(action|event|good|area|factory|invention|card|load|source|award|deck|square)-[\w-]+",
    r"[a-z]+-(colour|region|technology|improvement|pad|face|direction|phase|bonus)-[\w-]+",
    r"[a-z]+-(resource|project|technology|bonus|shape|conference|promise|end)-[\w-]+",
    r"[a-z]+-board-(phase|power)-[\w-]+",
    r"[a-z]+-guide-[\w-]+",
    r"web-expo-(part|card|barred|effect|phase)-[\w-]+",
)


@cache
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
    text = "\n".join(file.read_text("utf-8") for file in SOURCE.rglob("*.py")) + web_sources()
    return set(re.findall(r"""["']([a-z]+(?:-[a-z]+)+)["']""", text)) | {"seat", "decide", "refused"}


def web_sources() -> str:
    files = [file for file in (ROOT / "web" / "src").rglob("*") if file.suffix in (".svelte", ".ts")]
    return "\n".join(file.read_text("utf-8") for file in files)


def web_messages() -> list[str]:
    return [
        entry.id.name
        for file in sorted((LOCALE / "en").glob("web*.ftl"))
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, ast.Message)
    ]


def web_families() -> set[str]:
    """Beginnings of ids that the browser completes: called like t(`trouble-${code}`), or texts that end in a dash."""
    text = web_sources()
    called = re.findall(r"\b(?:t\(|has\(|name\(|id:)\s*`([a-z][a-z0-9-]*-)\$\{", text)
    return set(called) | set(re.findall(r'"([a-z][a-z0-9-]*-)"', text))


def test_every_message_the_browser_asks_for_is_there() -> None:
    asked = set(re.findall(r"\bt\(\s*\"([a-z0-9-]+)\"", web_sources()))

    assert asked
    assert sorted(asked - set(messages("en"))) == []


def test_every_message_of_the_browser_is_used() -> None:
    text, families = web_sources(), tuple(web_families())

    assert [id for id in web_messages() if not re.search(rf'["`]{id}["`]', text) and not id.startswith(families)] == []


@pytest.mark.parametrize(
    ("family", "rest"),
    [
        ("kind", {f"{name}-{kind}" for name in registry.games() for kind in registry.game(name).guides}),
        ("bot", set(registry.bots())),
        ("home-about", set(registry.games())),
    ],
)
def test_a_family_of_the_browser_is_complete(family: str, rest: set[str]) -> None:
    known = {id.removeprefix(f"{family}-") for id in messages("en") if id.startswith(f"{family}-")}

    assert rest
    assert known == rest


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_may_be_cut_is_the_name_itself(language: str) -> None:
    words, prefix = catalogue(language), "web-expo-plate-"
    plates = [id.removeprefix(prefix) for id in messages(language) if id.startswith(prefix)]
    printed = {id: words.render(Message(f"{prefix}{id}", {})).replace("\u00ad", "") for id in plates}

    assert plates
    assert printed == {id: words.render(Message(f"expo-project-{id}", {})) for id in plates}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language: str) -> None:
    used = code_ids()
    used |= set(web_messages())  # which have their own test
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


def test_the_browser_and_the_engine_say_the_same() -> None:
    """The browser's own tests read the same sentences."""
    names, seats = {"era-factory-dye-works": "Dye works"}, {0: "Ada"}
    agreed = json.loads((ROOT / "web/src/lib/words/agreed.json").read_text("utf-8"))
    said = [catalogue(item.get("language", "en"), names, seats).render(message(item["words"])) for item in agreed]

    assert {item.get("language", "en") for item in agreed} == set(LANGUAGES)
    assert said == [item["text"] for item in agreed]


def message(data: dict[str, Any]) -> Message:
    args = {name: message(value) if isinstance(value, dict) else value for name, value in data.get("args", {}).items()}
    return Message(data["id"], args)


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


def test_a_package_that_brings_a_game_brings_its_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the languages it has; the others say them in English."""
    for language, text in (("en", "Take { $amount }"), ("de", "Nimm { $amount }")):
        folder = tmp_path / "brought" / "words" / language
        folder.mkdir(parents=True)
        (folder / "tiny.ftl").write_text(f"tiny-take = {text}\n", "utf-8")
    info = tmp_path / "tiny-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[menlo.words]\ntiny = brought.words\n")
    ours = parts("nl")
    monkeypatch.syspath_prepend(str(tmp_path))
    _forget()
    try:
        said = [catalogue(language).text("tiny-take", amount=2) for language in LANGUAGES]
        assert said == ["Take 2", "Nimm 2", "Take 2"]
        assert set(parts("nl")) == {*ours, "tiny"} and part("nl", "tiny") == part("en", "tiny")
        assert catalogue("nl").text("seat", number=2) == "plaats 2"
    finally:
        _forget()


def _forget() -> None:
    _files.cache_clear()
    _bundle.cache_clear()
