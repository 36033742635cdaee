import { expect, test } from "vitest";
import { parseTheme } from "./theme-choice.ts";

test.each([
  ["light", "light"],
  ["dark", "dark"],
  ["auto", "auto"],
  ["", "auto"],
  ["dark; x", "auto"],
])("the cookie's value %j chooses the theme %s", (value, theme) => {
  expect(parseTheme(value)).toBe(theme);
});
