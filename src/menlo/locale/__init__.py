"""The message catalogue: Project Fluent files, one folder per language, rendered for people at the border.

Packages that bring a game bring its words as well: they register, as `menlo.words`, a package with such folders.
"""

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from menlo.kernel.message import Arg, Message, Refusal

LANGUAGES = ("en", "de", "nl")
WORDS = "menlo.words"

# Where a system says which language its user reads, in the order that counts (POSIX; LANGUAGE is GNU's list).
LOCALE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

# Arguments that name a seat, shown as the name of whoever sits there.
SEAT_ARGS = ("seat", "other", "owner", "start")


class Catalogue:
    """Messages of one language. `names` holds the pack's names for pieces the catalogue does not know."""

    def __init__(
        self, bundle: FluentBundle, names: Mapping[str, str] | None = None, seats: Mapping[int, str] | None = None
    ) -> None:
        self._bundle = bundle
        self._names = names if names is not None else {}
        self._seats = seats if seats is not None else {}

    def text(self, id: str, **args: Arg) -> str:
        return self.render(Message(id, args))

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def render(self, message: Message) -> str:
        """The message in words, its clause behind it if it is a refusal."""
        text = self._format(message.id, self._arguments(message.args))
        if isinstance(message, Refusal):
            return self._format("refused", {"reason": text, "clause": message.clause})
        return text

    def _arguments(self, args: Mapping[str, Arg]) -> dict[str, Arg]:
        # The amount beside a good decides between its singular and plural.
        counted = {"count": args.get("count", args.get("amount", args.get("have", 1)))}
        rendered: dict[str, Arg] = {**counted}
        for name, value in args.items():
            if name in SEAT_ARGS and isinstance(value, int):
                rendered[name] = self.seat(value)
            elif isinstance(value, Message):
                rendered[name] = self.render(value)
            elif isinstance(value, str):
                rendered[name] = self._format(value, counted) if self.has(value) else self._names.get(value, value)
            else:
                rendered[name] = value
        return rendered

    def piece(self, id: str) -> str:
        """The name of a card, factory or other piece, by the catalogue or else by the pack."""
        return self._format(id, {"count": 1}) if self.has(id) else self._names.get(id, id)

    def seat(self, seat: int) -> str:
        return self._seats[seat] if seat in self._seats else self._format("seat", {"number": seat})

    def _format(self, id: str, args: Mapping[str, Arg]) -> str:
        message = self._bundle.get_message(id)
        if message.value is None:
            raise KeyError(id)
        text, errors = self._bundle.format_pattern(message.value, dict(args))
        if errors:
            raise ValueError(f"message {id} with {dict(args)!r}: {errors[0]}")
        return str(text)


def closest(wanted: Iterable[str]) -> str:
    """The first language we have of those a reader wants, most wanted first: `de-CH` and `de_AT.UTF-8` are German."""
    for tag in wanted:
        language = tag.strip().replace("_", "-").partition("-")[0].partition(".")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def of_system(environment: Mapping[str, str] = os.environ) -> str:
    """The language of whoever runs a command."""
    for name in LOCALE_VARIABLES:
        if value := environment.get(name, ""):
            return closest(value.split(":"))
    return LANGUAGES[0]


def catalogue(
    language: str = "en", names: Mapping[str, str] | None = None, seats: Mapping[int, str] | None = None
) -> Catalogue:
    return Catalogue(_bundle(language), names, seats)


def parts(language: str) -> list[str]:
    """The catalogue's files, by name: common words, each game's, each game's clauses."""
    return sorted(_files(language))


def part(language: str, name: str) -> str:
    return _files(language)[name].read_text("utf-8")


@cache
def _files(language: str) -> dict[str, Traversable]:
    """Ours, and those of other packages; what they do not have in a language is said in English."""
    found: dict[str, Traversable] = {}
    for words in [files("menlo.locale"), *(files(entry.value) for entry in entry_points(group=WORDS))]:
        for folder in (words.joinpath(language), words.joinpath(LANGUAGES[0])):
            for file in folder.iterdir() if folder.is_dir() else ():
                if file.name.endswith(".ftl"):
                    found.setdefault(file.name.removesuffix(".ftl"), file)
    return found


def source(language: str) -> str:
    """All messages of a language as Project Fluent text, for clients that render them."""
    return "\n".join(file.read_text("utf-8") for _, file in sorted(_files(language).items()))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle
