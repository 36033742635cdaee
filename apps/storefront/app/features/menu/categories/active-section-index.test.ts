import { expect, test } from "vitest";
import { activeSectionIndex } from "./active-section-index.ts";

test("the active section is the one at the reading line, and the first one at the start", () => {
  expect(activeSectionIndex([200, 900, 1600], 0, false)).toBe(0);
  expect(activeSectionIndex([-700, 100, 800], 0, false)).toBe(1);
});

test("at the end of the page the last section is active, however short it is", () => {
  expect(activeSectionIndex([-900, 120, 500, 700], 1, true)).toBe(3);
});

test("a short section near the end that the visitor chose stays active until they scroll", () => {
  expect(activeSectionIndex([-900, 120, 500, 700], 2, true)).toBe(2);
  expect(activeSectionIndex([-800, 220, 600, 800], 2, false)).toBe(0);
});
