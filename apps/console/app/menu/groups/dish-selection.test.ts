import { expect, test } from "vitest";
import { dishesToDraw, firstCounts, isSameSet, shareOf, toggleAll } from "./dish-selection.ts";

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

test("sixty dishes are drawn at first, those of the first categories", () => {
  expect(firstCounts([10, 30])).toEqual([10, 30]);
  expect(firstCounts([10, 5_000, 20])).toEqual([10, 50, 0]);
});

test("of a long category the chosen dishes are drawn first, in the sequence of the menu", () => {
  const dishes = ["a", "b", "c", "d"].map((id) => ({ id }));
  const ids = (count: number) => dishesToDraw(dishes, new Set(["d"]), count).map(({ id }) => id);
  expect(ids(9)).toEqual(["a", "b", "c", "d"]);
  expect(ids(2)).toEqual(["a", "d"]);
  expect(ids(0)).toEqual([]);
});
