import * as v from "valibot";
import { expect, test } from "vitest";
import { filled, text } from "./parts.ts";

test.each(["Ana", "Zoë 👩🏽‍🍳", "two\nlines\tand a tab", "مطعم"])("%j is text", (given) => {
  expect(v.is(text(100), given)).toBe(true);
  expect(v.is(filled(100), given)).toBe(true);
});

test.each(["Eva\u001b[31m", "bell\u0007", "\u202eevil", "\u0085"])("%j is not", (given) => {
  expect(v.is(text(100), given)).toBe(false);
  expect(v.is(filled(100), given)).toBe(false);
});
