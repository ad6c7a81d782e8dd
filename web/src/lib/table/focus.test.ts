import { beforeEach, expect, test } from "vitest";
import { firstLegal, neighbour } from "./focus";

function spot(id: string, x: number, y: number, legal = true): HTMLElement {
  const made = document.createElement("div");
  made.dataset["spot"] = id;
  if (legal) made.dataset["legal"] = "true";
  made.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
  document.body.append(made);
  return made;
}

function name(found: HTMLElement | SVGElement | null): string | undefined {
  return found?.dataset["spot"];
}

beforeEach(() => document.body.replaceChildren());

test("an arrow goes to the nearest legal spot ahead, straight before aslant", () => {
  const here = spot("here", 100, 100);
  spot("aslant", 120, 130);
  spot("straight", 150, 100);
  spot("closed", 110, 100, false);
  spot("above", 100, 40);

  expect(name(neighbour(here, "ArrowRight"))).toBe("straight");
  expect(name(neighbour(here, "ArrowDown"))).toBe("aslant");
  expect(name(neighbour(here, "ArrowUp"))).toBe("above");
  expect(neighbour(here, "ArrowLeft")).toBeNull();
});

test("keys enter the board at the first legal spot in reading order", () => {
  spot("second", 0, 50);
  spot("closed", 0, 0, false);
  spot("first", 90, 10);

  expect(name(firstLegal())).toBe("first");
});
