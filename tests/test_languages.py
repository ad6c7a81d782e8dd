"""German and Dutch: complete, translated, with the arguments and plural forms each message needs."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from menlo.kernel.message import Arg, Message, Refusal
from menlo.locale import LANGUAGES, catalogue, closest, of_system, parts

ROOT = Path(__file__).parent.parent
LOCALE = ROOT / "src" / "menlo" / "locale"
TRANSLATED = LANGUAGES[1:]

# Words that are the same in English and here. A message made of nothing else may read as it does in English.
NAMES = "era of inventions expo smartphone inc menlo steve english deutsch nederlands"  # what things call themselves
SIGNS = "rsa gps nfc g a b"  # codes printed on the board: regions, technologies, faces of pads
SHORT = "pat tech"  # heads of narrow columns: patents, technology
SHARED = {
    # These are the German words, too; Gaming is the name of a technology, as printed.
    "de": f"{NAMES} {SIGNS} {SHORT} bank bonus bot bots china gaming gold hand jury name normal option pad patent plan "
    "prestige region start usa webhook e mail",
    # Dutch players say these words; cap. is short for capaciteit, too.
    "nl": f"{NAMES} {SIGNS} {SHORT} bank bonus bot bots canada cap china gaming hand india jury lab marker markers pad "
    "account patent plan planning prestige project rating retailer retailers start station truck trucks webhook",
}

# Where English tells one from many and the language does not: Werkzeug and gereedschap are not counted in pieces.
INVARIABLE = {
    "de": {("era-good-tool", "count"), ("era-cost", "tool"), ("era-profit", "tool")},
    "nl": {("era-good-tool", "count"), ("era-cost", "tool"), ("era-profit", "tool")},
}


class Parts(Visitor):
    """What a message is made of."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()  # to terms, other messages and functions
        self.selectors: list[tuple[str, dict[str, bool]]] = []  # variable, and keys with whether they are the default
        self.words = ""
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.references.add(f"{node.id.name}()")
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words += f" {node.value} "

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value: variant.default
            for variant in node.variants
        }
        assert isinstance(node.selector, ast.VariableReference), "chosen by an argument"
        self.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for name in parts(language):
        for entry in FluentParser().parse((LOCALE / language / f"{name}.ftl").read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}.ftl: {entry.content!r}"
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


def pattern(message: ast.Message) -> str:
    """A message as it is written, spaces and capitals aside."""
    bare = ast.Message(message.id, message.value, message.attributes)
    return " ".join(FluentSerializer().serialize_entry(bare).split()).casefold()


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_message_is_missing_and_none_is_left_over(language: str) -> None:
    for name in sorted({*parts("en"), *parts(language)}):
        ours, theirs = (ids(of, name) for of in ("en", language))
        assert theirs == ours, f"{language}/{name}.ftl"


def ids(language: str, name: str) -> set[str]:
    file = LOCALE / language / f"{name}.ftl"
    body = FluentParser().parse(file.read_text("utf-8")).body if file.exists() else []
    return {entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term)}


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_message_is_translated(language: str) -> None:
    shared = set(SHARED[language].split())
    untranslated = {
        id: text
        for id, message in messages("en").items()
        if pattern(message) == pattern(messages(language)[id])
        and (text := " ".join(re.findall(r"[^\W\d_]+", Parts(message).words.casefold())))
        and not set(text.split()) <= shared
    }

    assert untranslated == {}


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_shared_word_is_needed(language: str) -> None:
    equal = [m for id, m in messages("en").items() if pattern(m) == pattern(messages(language)[id])]
    used = {word for m in equal for word in re.findall(r"[^\W\d_]+", Parts(m).words.casefold())}

    assert set(SHARED[language].split()) - used == set()


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_message_takes_the_same_arguments(language: str) -> None:
    for id, message in messages("en").items():
        ours, theirs = Parts(message), Parts(messages(language)[id])
        dropped = {name for named, name in INVARIABLE[language] if named == id}
        assert theirs.variables | dropped == ours.variables | dropped, id
        assert theirs.references == ours.references, id
        attributes = [[attribute.id.name for attribute in of.attributes] for of in (message, messages(language)[id])]
        assert attributes[0] == attributes[1], id


@pytest.mark.parametrize("language", LANGUAGES)
def test_selectors_know_the_plural_forms_of_their_language(language: str) -> None:
    known = {*Locale.parse(language).plural_form.tags, "other"}
    for id, message in messages(language).items():
        for variable, keys in Parts(message).selectors:
            wrong = [key for key in keys if key not in known and not key.isdecimal()]
            assert wrong == [], f"{language} {id}: ${variable}"
            assert [key for key, default in keys.items() if default] == ["other"], f"{language} {id}: ${variable}"


@pytest.mark.parametrize("language", TRANSLATED)
def test_one_and_many_are_told_apart_where_english_does(language: str) -> None:
    missing = set()
    for id, message in messages("en").items():
        missing |= {(id, variable) for variable in counted(message) - counted(messages(language)[id])}

    assert missing == INVARIABLE[language]


def counted(message: ast.Message) -> set[str]:
    return {variable for variable, keys in Parts(message).selectors if "one" in keys}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    words = catalogue(language)
    for id, message in messages(language).items():
        for amount in (0, 1, 2, 1200):
            args: dict[str, Any] = dict.fromkeys(Parts(message).variables, amount)
            args |= {name: "Ada" for name in args if name in ("seat", "other", "owner", "start", "name")}
            said = words.render(Message(id, args))
            assert "{" not in said, f"{language} {id}: {said!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_stray_spaces(language: str) -> None:
    """Neighbours in a sentence are parted by one space, and marks stand as the language puts them."""
    words = catalogue(language)
    for id, message in messages(language).items():
        for amount in (0, 1, 2):
            args: dict[str, Any] = dict.fromkeys(Parts(message).variables, amount)
            said = words.render(Message(id, args))
            assert not re.search(r"  | [.,;:)]|\( ", said), f"{language} {id}: {said!r}"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "seat 2 has 1 wood, the sawmill costs 2 (ERA-35)"),
        ("de", "Platz 2 hat 1 Holz, nötig für Sägewerk: 2 (ERA-35)"),
        ("nl", "plaats 2 heeft 1 hout, nodig voor Zagerij: 2 (ERA-35)"),
    ],
)
def test_a_refusal_is_said_in_the_language_of_its_reader(language: str, said: str) -> None:
    args: dict[str, Arg] = {"seat": 2, "good": "era-good-wood", "have": 1, "need": 2, "what": "era-factory-sawmill"}

    assert catalogue(language).render(Refusal("era-refusal-lacks", "ERA-35", args)) == said


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "seat 0 gains 1 cog.", "seat 0 gains 1,200 cogs."),
        ("de", "Platz 0 bekommt 1 Entwicklungsstein.", "Platz 0 bekommt 1.200 Entwicklungssteine."),
        ("nl", "plaats 0 ontvangt 1 ontwikkelingsblokje.", "plaats 0 ontvangt 1.200 ontwikkelingsblokjes."),
    ],
)
def test_numbers_and_plurals_are_those_of_the_language(language: str, one: str, many: str) -> None:
    words = catalogue(language)
    said = [
        words.render(Message("era-event-gained", {"seat": 0, "amount": amount, "good": "era-good-cog"}))
        for amount in (1, 1200)
    ]

    assert said == [one, many]


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["de-CH", "en"], "de"),
        (["fr", "nl_BE.UTF-8", "de"], "nl"),
        (["EN-us", "de"], "en"),
        (["den"], "en"),
        (["*", ""], "en"),
        ([], "en"),
    ],
)
def test_a_reader_gets_the_first_language_we_have(wanted: list[str], language: str) -> None:
    assert closest(wanted) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr:de"}, "de"),
        ({"LANG": "C.UTF-8", "LANGUAGE": ""}, "en"),
        ({}, "en"),
    ],
)
def test_a_command_speaks_the_language_of_its_system(environment: dict[str, str], language: str) -> None:
    assert of_system(environment) == language


def test_the_glossary_is_what_the_catalogue_says() -> None:
    """Every term of docs/glossary.md is used by the messages of its language."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in (ROOT / "docs" / "glossary.md").read_text("utf-8").splitlines()
        if line.startswith("| ") and not line.startswith(("| English", "|--"))
    ]
    said = {
        language: " ".join(Parts(m).words for m in messages(language).values()).casefold() for language in LANGUAGES
    }

    assert len(rows) > 60
    for cells in rows:
        for language, term in zip(LANGUAGES, cells[:3], strict=True):
            assert term.casefold() in said[language], f"{language}: {term}"
