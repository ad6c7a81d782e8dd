"""Whole matches by someone who hears the page: what is asked, what may be done and what happened, in words alone."""

import json
import re

import pytest
from playwright.sync_api import Browser, Page

from menlo.kernel.rng import Rng, seeded
from tests.server.running import Server
from tests.web.hands import another, sit
from tests.web.listener import Listener, Node

ASKED = "^Your decision$"
CHOICES = "^What you may do now$"
RESULT = "^The final points$"
TRACKS = ["Steel", "Copper", "Manual", "Automated", "Empirical", "Theoretical"]
# What ends a step, by its words: someone in a hurry says so every other time.
ENDS = re.compile(r"^(Confirm|Finish|Pass|Ready)")


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param("era", ["me", "random", "random"], marks=pytest.mark.soak, id="era"),
        pytest.param("expo", ["me"], marks=pytest.mark.soak, id="expo"),
        pytest.param("smartphone", ["me", "random"], id="smartphone"),
    ],
)
def test_a_whole_match_is_heard_and_played(browser: Browser, server: Server, game: str, seats: list[str]) -> None:
    page = another(browser, server, reduced_motion="reduce")
    made = server.make(game, seats)
    sit(page, made)
    player, rng = Listener(page), seeded(1)
    acted = 0

    while not (root := player.until("a decision or the end", decision_or_end)).one("dialog", RESULT):
        if acted and not focused(root):
            page.wait_for_timeout(300)  # a frame or two, on a busy machine
            assert focused(player.listen()), "the keys have lost their place"
        acted += act(player, root, rng)

    outcome = json.loads(
        server.get(f"/matches/{made['match']['id']}/record", made["held"][0]["token"]).text.splitlines()[-1]
    )
    result = root.one("dialog", RESULT)
    places = result and result.one("list", "^Places$")
    assert places is not None
    first, *_ = read = [item.text.split() for item in places.all("listitem")]
    assert [int(words[-1]) for words in read] == sorted(outcome["scores"], reverse=True)
    assert first[0] == str(min(outcome["places"]))
    assert acted > 30
    # No line of the log was missed, but for the newest, over which the result was spoken.
    heard = {plain(words) for words in player.heard}
    told = iter(log(player))
    known = next((line for line in told if line in heard), None)
    assert known is not None
    assert [line for line in told if line not in heard] == []
    page.context.close()


def decision_or_end(root: Node) -> Node | None:
    if root.one("dialog", RESULT):
        return root
    return root if any(ready(button) for button in offered(root)) else None


def focused(root: Node) -> bool:
    return any(node.states.get("focused") for node in root.walk() if node is not root)


def offered(root: Node) -> list[Node]:
    group = root.one("group", CHOICES)
    return group.all("button") if group else []


def ready(button: Node) -> bool:
    return not button.states.get("disabled")


def act(player: Listener, root: Node, rng: Rng) -> bool:
    """Choose something of what is offered, and wait until it is heard what came of it."""
    assert question(root), "something may be chosen, and nobody says what for"
    buttons = [button for button in offered(root) if ready(button)]
    assert all(button.name.strip() for button in buttons)
    ends = [button for button in buttons if ENDS.search(button.name)]
    others = [button for button in buttons if button not in ends]
    pool = ends if ends and (not others or rng.below(2)) else others
    chosen = pool[rng.below(len(pool))]
    if "expanded" in chosen.states:  # choices of one kind
        if not player.press(chosen):
            return False
        listed: list[Node] | None = player.until("the choices of a kind", of_kind)
        if not listed:
            return False
        chosen = listed[rng.below(len(listed))]
    heard, before = len(player.heard), said(root)
    if not player.press(chosen):
        return False  # someone else was faster, and the table is another
    player.until(
        f"what came of {chosen.name!r}",
        lambda now: len(player.heard) > heard or now.one("dialog", RESULT) or said(now) != before,
    )
    return True


def question(root: Node) -> str:
    """What the decision is about."""
    group = root.one("group", ASKED)
    paragraph = group and group.one("paragraph")
    return paragraph.text if paragraph else ""


def said(root: Node) -> tuple[str, ...]:
    return (question(root), *(button.name for button in offered(root)))


def of_kind(root: Node) -> list[Node]:
    group = root.one("group", CHOICES)
    listed = group and group.one("list")
    return [button for button in listed.all("button") if ready(button)] if listed else []


def log(player: Listener) -> list[str]:
    """The newest lines of the log first, read when the result is put away."""
    player.page.keyboard.press("Escape")
    root: Node = player.until("the log", lambda root: root.one("region", "^Log$") and root)
    lines = [item.one("button") for item in root.all("region", "^Log$")[0].all("listitem")]
    return [plain(line.name) for line in lines if line is not None]


def plain(words: str) -> str:
    return " ".join(words.split())


def test_what_the_drawings_of_expo_show_is_said(page: Page, server: Server) -> None:
    sit(page, server.make("expo", ["me", "me", "me"]))
    player = Listener(page)

    root: Node = player.until("the board", lambda root: root.one("list", "^Pieces on the tracks$") and root)

    tracks = [item.text for item in root.all("list", "^Pieces on the tracks$")[0].all("listitem")]
    # In the order of play, three pieces each; who begins is chance.
    assert re.fullmatch(r"First step: ((Ada \d), \2, \2(, |\.$)){3}", tracks[0])
    assert tracks[1:] == [f"{track}: nobody." for track in TRACKS]
    said = [node.name for node in root.walk()]
    assert sum(bool(re.fullmatch(r".+ shape, \w+: needs (\d \w+, )*\d \w+; \d points", name)) for name in said) >= 3
    assert "Combustion Engine: gives 4 Steam" in said
