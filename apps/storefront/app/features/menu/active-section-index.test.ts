import { expect, test } from "vitest";
import { activeSectionIndex } from "./active-section-index.ts";

test("the section that has passed below the bars is read, the first one at the beginning", () => {
  expect(activeSectionIndex([200, 900, 1600], 0, false)).toBe(0);
  expect(activeSectionIndex([-700, 100, 800], 0, false)).toBe(1);
});

test("at the end of the page it is the last one, however short", () => {
  expect(activeSectionIndex([-900, 120, 500, 700], 1, true)).toBe(3);
});

test("a visitor who went to a short section near the end stays there until they move", () => {
  expect(activeSectionIndex([-900, 120, 500, 700], 2, true)).toBe(2);
  expect(activeSectionIndex([-800, 220, 600, 800], 2, false)).toBe(0);
});
