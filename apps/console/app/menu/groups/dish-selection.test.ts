import { expect, test } from "vitest";
import { isSameSet, shareOf, toggleAll } from "./dish-selection.ts";

test("a category is chosen in whole, in part or not at all", () => {
  const ids = ["a", "b"];
  expect(shareOf(ids, new Set(["a", "b", "c"]))).toBe("all");
  expect(shareOf(ids, new Set(["a"]))).toBe("some");
  expect(shareOf(ids, new Set(["c"]))).toBe("none");
});

test("choosing a category adds all its dishes, and removes them if all were chosen", () => {
  const some = new Set(["a", "other"]);
  const all = toggleAll(["a", "b"], some);
  expect([...all].sort()).toEqual(["a", "b", "other"]);
  expect([...toggleAll(["a", "b"], all)]).toEqual(["other"]);
  expect([...some]).toEqual(["a", "other"]);
});

test("the sequence in which dishes were chosen does not matter", () => {
  expect(isSameSet(new Set(["a", "b"]), new Set(["b", "a"]))).toBe(true);
  expect(isSameSet(new Set(["a"]), new Set(["a", "b"]))).toBe(false);
  expect(isSameSet(new Set(["a", "c"]), new Set(["a", "b"]))).toBe(false);
});
