import { expect, test } from "vitest";
import { FONT_NAMES, readFontName } from "./font-name.ts";

test.each(FONT_NAMES)("%s is read as it is, and as people write it", (name) => {
  const words = name.split("_").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  for (const written of [name, ...[" ", "-", "  "].map((space) => words.join(space))])
    expect(readFontName(written)).toBe(name);
  expect(readFontName(` ${name.toUpperCase()} `)).toBe(name);
});

test.each([null, undefined, "", " ", "Comic Sans", "constructor", "rubik bold"])(
  "%j is no font",
  (text) => {
    expect(readFontName(text)).toBeNull();
  },
);
