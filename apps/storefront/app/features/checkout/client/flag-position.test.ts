import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { FLAG_COUNT, flagPosition } from "./flag-position.ts";

const css = readFileSync(
  createRequire(import.meta.url).resolve("intl-tel-input/dist/css/intlTelInput.css"),
  "utf8",
);
const offsets = [...css.matchAll(/\.iti__(\w\w) \{\s*--iti-flag-offset: -?(\d+);/gu)];

test("every flag has the position of the sprite's own stylesheet", () => {
  expect(offsets).toHaveLength(FLAG_COUNT);
  expect(css).toContain(`--iti-flag-count: ${FLAG_COUNT};`);
  for (const [, country = "", offset] of offsets) {
    expect([country, flagPosition(country.toUpperCase())]).toEqual([country, Number(offset)]);
  }
});

test("a country without a flag shows an empty part of the sprite", () => {
  expect(flagPosition("ZZ")).toBe(FLAG_COUNT);
});
