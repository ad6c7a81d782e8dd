"""Readers of one table, each in the language they asked for."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.running import Client, Server

# What a reader is told: what to decide, the first choice, what came of it, and why someone else may not act.
ENGLISH = (
    "Place a token in one of the six areas",
    "Place a token: Build factories",
    "Ada {first} places a token: Build factories.",
    "it is the turn of Ada {second}, not of Ada {third} ",
)
SAID = {
    "en": ENGLISH,
    "de-AT": (
        "Setze eine Scheibe auf eine der sechs Aktionen",
        "Scheibe setzen: Fabriken bauen",
        "Ada {first} setzt eine Scheibe: Fabriken bauen.",
        "Ada {second} ist am Zug, nicht Ada {third} ",
    ),
    "nl": (
        "Plaats een schijf op een van de zes actievelden",
        "Schijf plaatsen: Fabrieken bouwen",
        "Ada {first} plaatst een schijf: Fabrieken bouwen.",
        "Ada {second} is aan de beurt, niet Ada {third} ",
    ),
    "fr": ENGLISH,  # which we do not speak
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('readers') / 'menlo.db'}").start()
    yield running
    running.stop()


def test_each_reader_is_told_everything_in_their_own_language(server: Server) -> None:
    async def run() -> None:
        made = server.make("era", ["me", "me", "me"])
        tokens = [held["token"] for held in made["held"]]
        readers = {language: await Client(server, made["match"]["id"], tokens, language).enter() for language in SAID}
        english = readers["en"]
        first = next(eye["seat"] for eye in english.updates[-1]["eyes"] if eye["decision"])
        second, third = (first + 1) % 3, (first + 2) % 3
        eyes = {language: client.eye(first) for language, client in readers.items()}
        await english.act(first)

        for language, client in readers.items():
            prompt, label, told, refusal = (
                text.format(first=first, second=second, third=third) for text in SAID[language]
            )
            await client.at_version(1)
            refused = await client.act(third, eyes[language]["legal"][0]["action"])
            assert eyes[language]["prompt"]["text"].startswith(prompt)
            assert eyes[language]["legal"][0]["label"]["text"] == label
            assert client.updates[-1]["happened"][0]["told"][0]["text"] == told
            assert refused["message"]["text"].startswith(refusal)
            await client.leave()

    asyncio.run(run())


def test_a_client_that_renders_words_itself_is_sent_none(server: Server) -> None:
    async def run() -> None:
        made = server.make("era", ["me", "me", "me"])
        client = await Client(server, made["match"]["id"], [held["token"] for held in made["held"]]).enter()
        deciding = next(eye for eye in client.updates[-1]["eyes"] if eye["decision"])
        assert deciding["prompt"]["id"] == "era-prompt-place" and "text" not in deciding["prompt"]
        await client.leave()

    asyncio.run(run())
