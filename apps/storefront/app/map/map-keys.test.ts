import { expect, test } from "vitest";
import { keyAction } from "./map-keys.ts";

const press = (key: string, shift = false) => keyAction({ key, shift });

test("arrows move the map towards where they point", () => {
  expect(press("ArrowRight")).toEqual({ pan: [80, 0] });
  expect(press("ArrowUp")).toEqual({ pan: [0, -80] });
});

test("with Shift the map moves by a quarter", () => {
  expect(press("ArrowLeft", true)).toEqual({ pan: [-20, 0] });
});

test.each([
  ["+", 1],
  ["=", 1],
  ["-", -1],
  ["_", -1],
])("%s zooms by %i", (key, zoom) => {
  expect(press(key)).toEqual({ zoom });
});

test.each(["Tab", "Escape", "Enter", "a"])("%s is left to the page", (key) => {
  expect(press(key)).toBeNull();
});
