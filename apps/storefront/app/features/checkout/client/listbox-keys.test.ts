import { expect, test } from "vitest";
import {
  continuesTypeahead,
  emptyTypeahead,
  extendTypeahead,
  isCharacterKey,
  optionAfterKey,
} from "./listbox-keys.ts";

const options = Array.from({ length: 25 }, (_, index) => `o${index}`);

test.each([
  ["ArrowDown", "o3", "o4"],
  ["ArrowDown", "o24", "o24"],
  ["ArrowUp", "o3", "o2"],
  ["ArrowUp", "o0", "o0"],
  ["PageDown", "o3", "o13"],
  ["PageDown", "o20", "o24"],
  ["PageUp", "o20", "o10"],
  ["Home", "o20", "o0"],
  ["End", "o3", "o24"],
  ["ArrowDown", "none", "o0"],
  ["ArrowUp", "none", "o24"],
  ["a", "o3", null],
  ["toString", "o3", null],
])("%s moves from %s to %s", (key, active, target) => {
  expect(optionAfterKey(options, active, { key })).toBe(target);
});

test("an empty list ignores every key", () => {
  expect(optionAfterKey([], "", { key: "End" })).toBeNull();
});

test("typing continues until a pause of 700 milliseconds", () => {
  const m = extendTypeahead(emptyTypeahead, "m", 5000);
  expect(m).toEqual({ text: "m", at: 5000 });
  expect(extendTypeahead(m, "e", 5699)).toEqual({ text: "me", at: 5699 });
  expect(extendTypeahead(m, "e", 5700)).toEqual({ text: "e", at: 5700 });
  expect(continuesTypeahead(emptyTypeahead, 0)).toBe(false);
});

test("a key with a character is text, a command key is not", () => {
  const press = (key: string, modifiers = {}) =>
    isCharacterKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers });
  expect(press("é")).toBe(true);
  expect(press("٥")).toBe(true);
  expect(press("Shift")).toBe(false);
  expect(press("a", { ctrlKey: true })).toBe(false);
});
