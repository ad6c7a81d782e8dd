"""What the command line reads and writes; a file that fails is one line that names it."""

from pathlib import Path

from menlo.kernel import registry
from menlo.kernel.errors import MenloError


def read_options(given: list[str] | None) -> dict[str, str]:
    result = {}
    for item in given or []:
        name, equals, value = item.partition("=")
        if not equals:
            raise MenloError(f"bad option {item!r}: expected name=value")
        result[name] = value
    return result


def read_text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise MenloError(f"{file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise MenloError(f"{file}: not UTF-8 text") from None


def read_pack(game: str, file: Path | None) -> str | None:
    """The text of a pack, checked, so that errors name its file."""
    if file is None:
        return None
    text = read_text(file)
    registry.game(game, text, str(file))
    return text


def write_text(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise MenloError(f"{file}: {error.strerror}") from None


def make_folder(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MenloError(f"{folder}: {error.strerror}") from None
    return folder
