import { expect, test } from "vitest";
import { keyAction } from "./map-keys.ts";

const press = (key: string, { shift = false } = {}) => keyAction({ key, shift });

test("an arrow key moves the map in its direction", () => {
  expect(press("ArrowRight")).toEqual({ pan: [80, 0] });
  expect(press("ArrowUp")).toEqual({ pan: [0, -80] });
});

test("with Shift an arrow key moves the map by a quarter of the distance", () => {
  expect(press("ArrowLeft", { shift: true })).toEqual({ pan: [-20, 0] });
});

test.each([
  ["+", 1],
  ["=", 1],
  ["-", -1],
  ["_", -1],
])("the key %s zooms by %i", (key, zoom) => {
  expect(press(key)).toEqual({ zoom });
});

test.each(["Tab", "Escape", "Enter", "a"])("the key %s is left to the page", (key) => {
  expect(press(key)).toBeNull();
});
