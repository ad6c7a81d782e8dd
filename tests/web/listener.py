"""Someone who hears the page: knows it by its accessibility tree alone, and acts by focus and keys."""

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Error, Page

PATIENCE = 30.0  # seconds
SPOKEN = ("log", "status", "alert")  # roles that are read out when they change
PAUSE = 40  # ms between two looks


@dataclass
class Node:
    """One thing a screen reader knows of."""

    role: str
    name: str
    states: dict[str, Any]
    handle: int  # of the browser, to put the focus there
    children: list["Node"] = field(default_factory=list)

    def walk(self) -> Iterator["Node"]:
        yield self
        for child in self.children:
            yield from child.walk()

    def all(self, role: str, name: str = "") -> list["Node"]:
        return [node for node in self.walk() if node.role == role and re.search(name, node.name)]

    def one(self, role: str, name: str = "") -> "Node | None":
        found = self.all(role, name)
        return found[0] if found else None

    @property
    def text(self) -> str:
        """All its words, in order."""
        return " ".join(node.name for node in self.walk() if node.role == "StaticText" and node.name.strip())


class Listener:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []  # everything a live region has said
        self._line = page.context.new_cdp_session(page)
        self._line.send("Accessibility.enable")
        self._before: dict[int, list[str]] = {}  # of each live region

    def listen(self) -> Node:
        """The tree as it is now; what is new in live regions is heard."""
        found = self._line.send("Accessibility.getFullAXTree")["nodes"]
        root = _tree(found)
        for region in root.walk():
            if region.role not in SPOKEN and region.states.get("live") not in ("polite", "assertive"):
                continue
            now = [child.text for child in region.children if child.text] if region.role == "log" else [region.text]
            self._hear(region.handle, now)
        return root

    def _hear(self, region: int, now: list[str]) -> None:
        before = self._before.get(region, [])
        kept = next((n for n in range(min(len(before), len(now)), -1, -1) if before[len(before) - n :] == now[:n]), 0)
        self.heard += [words for words in now[kept:] if words]
        self._before[region] = now

    def press(self, node: Node, key: str = "Enter") -> bool:
        """Whether it was still there."""
        try:
            self._line.send("DOM.focus", {"backendNodeId": node.handle})
        except Error:
            return False
        self.page.keyboard.press(key)
        return True

    def until(self, what: str, wanted: Any) -> Any:
        """Listen until something is there."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := wanted(self.listen()):
                return found
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"not heard: {what}; last heard: {self.heard[-3:]}")


def _tree(nodes: list[dict[str, Any]]) -> Node:
    made = {node["nodeId"]: _node(node) for node in nodes}
    hidden = {node["nodeId"] for node in nodes if node.get("ignored")}
    below = {node["nodeId"]: node.get("childIds", []) for node in nodes}

    def shown(parent: str) -> Iterator[Node]:
        for child in below[parent]:
            if child not in made:
                continue
            if child in hidden:
                yield from shown(child)
            else:
                yield made[child]

    for node in nodes:
        made[node["nodeId"]].children = list(shown(node["nodeId"]))
    return made[nodes[0]["nodeId"]]


def _node(node: dict[str, Any]) -> Node:
    states = {state["name"]: state["value"].get("value") for state in node.get("properties", [])}
    role, name = (node.get(part, {}).get("value", "") for part in ("role", "name"))
    return Node(role, name, states, node.get("backendDOMNodeId", 0))
