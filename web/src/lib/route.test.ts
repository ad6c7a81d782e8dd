import { expect, test } from "vitest";
import { place } from "./route.svelte";

test.each([
  ["/", "home", ""],
  ["/table/abc", "table", "abc"],
  ["/new/era", "new", "era"],
  ["/join/a%20b", "join", "a b"],
  ["/games/era", "games", "era"],
  ["/games", "lost", ""],
  ["/rules", "rules", ""],
  ["/rules/expo", "rules", "expo"],
  ["/tables", "tables", ""],
  ["/settings", "settings", ""],
  ["/table", "lost", ""],
  ["/new", "lost", ""],
  ["/settings/more", "lost", ""],
  ["/table/abc/def", "lost", ""],
  ["/nowhere", "lost", ""],
])("%s is %s %s", (path, page, id) => {
  expect(place(path)).toEqual({ page, id });
});
