import { expect, test } from "vitest";
import { isStrayTap, type Press } from "./double-tap.ts";

const [accept, nextAccept] = [{}, {}];
const press = (changes: Partial<Press> = {}): Press => ({
  ...{ at: 1000, x: 100, y: 500, control: accept },
  ...changes,
});

test("the second tap of a double tap does not reach another control", () => {
  expect(isStrayTap(press(), press({ at: 1200, x: 104, control: nextAccept }))).toBe(true);
});

test("the second tap of a double tap reaches the control of the first", () => {
  expect(isStrayTap(press(), press({ at: 1200 }))).toBe(false);
});

test("a later tap reaches another control, and so does one at another place", () => {
  expect(isStrayTap(press(), press({ at: 1500, control: nextAccept }))).toBe(false);
  expect(isStrayTap(press(), press({ at: 1200, y: 440, control: nextAccept }))).toBe(false);
});

test("the first tap is never stray, and neither is one beside all controls", () => {
  expect(isStrayTap(null, press())).toBe(false);
  expect(isStrayTap(press(), press({ at: 1200, control: null }))).toBe(false);
  expect(isStrayTap(press({ control: null }), press({ at: 1200 }))).toBe(false);
});
