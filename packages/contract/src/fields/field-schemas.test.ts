import * as v from "valibot";
import { expect, test } from "vitest";
import { Day, Instant, requiredLine, requiredText, text } from "./field-schemas.ts";

test.each(["Ana", "Zoë 👩🏽‍🍳", "two\nlines\tand a tab", "مطعم"])("%j is valid text", (value) => {
  expect(v.is(text(100), value)).toBe(true);
  expect(v.is(requiredText(100), value)).toBe(true);
});

test.each(["Eva\u001b[31m", "bell\u0007", "\u202eevil", "\u0085"])(
  "%j is not valid text",
  (value) => {
    expect(v.is(text(100), value)).toBe(false);
    expect(v.is(requiredText(100), value)).toBe(false);
  },
);

test.each(["Ana", "Zoë 👩🏽‍🍳", "مطعم", "1"])("%j is a valid name", (value) => {
  expect(v.is(requiredLine(100), value)).toBe(true);
});

test.each(["two\nlines", "a\ttab", "a\u2028line", " ", "\u200b", "\u200f\u00ad", "bell\u0007"])(
  "%j is no valid name",
  (value) => {
    expect(v.is(requiredLine(100), value)).toBe(false);
  },
);

test("an instant or a day must exist in the calendar", () => {
  expect(v.is(Instant, "2028-02-29T12:00:00+00:00")).toBe(true);
  expect(v.is(Instant, "2026-02-30T12:00:00+00:00")).toBe(false);
  expect(v.is(Day, "2026-02-28")).toBe(true);
  expect(v.is(Day, "2026-02-29")).toBe(false);
});
