import { expect, test } from "vitest";
import { comboboxAction } from "./combobox-keys.ts";

const press = (key: string, active = -1, count = 3) =>
  comboboxAction({ key, count, active, closed: false });
const pressClosed = (key: string, active = -1) =>
  comboboxAction({ key, count: 3, active, closed: true });

test("the arrows move through the list and the field in a circle", () => {
  expect([-1, 0, 1, 2].map((active) => press("ArrowDown", active))).toEqual([
    { move: 0 },
    { move: 1 },
    { move: 2 },
    { move: -1 },
  ]);
  expect([2, 1, 0, -1].map((active) => press("ArrowUp", active))).toEqual([
    { move: 1 },
    { move: 0 },
    { move: -1 },
    { move: 2 },
  ]);
});

test("Enter picks the active suggestion, or else starts a search", () => {
  expect(press("Enter", 1)).toBe("pick");
  expect(press("Enter")).toBe("search");
  expect(press("Enter", 2, 1)).toBe("search");
});

test("Escape closes the list, and without a list it is left to the sheet", () => {
  expect(press("Escape")).toBe("close");
  expect(press("Escape", -1, 0)).toBeNull();
});

test("only the arrows open a closed list again, from its ends", () => {
  expect([-1, 1].map((active) => pressClosed("ArrowDown", active))).toEqual([
    { move: 0 },
    { move: 0 },
  ]);
  expect(pressClosed("ArrowUp", 1)).toEqual({ move: 2 });
  expect(pressClosed("Enter", 1)).toBe("search");
  expect(pressClosed("Escape")).toBeNull();
});

test("without a list the arrows move the caret", () => {
  expect(press("ArrowDown", -1, 0)).toBeNull();
  expect(press("a")).toBeNull();
});
