import { expect, test } from "vitest";
import { urlName } from "./url-name.ts";

test("a very long URL is named by its beginning and its end, without half letters", () => {
  const short = `https://pos.example/${"a".repeat(80)}`;
  expect(urlName(short)).toBe(short);
  const long = `https://pos.example/${"🌮".repeat(200)}?branch=12`;
  const name = urlName(long);
  expect(name).toMatch(/^https:\/\/pos\.example\/🌮+…🌮+\?branch=12$/u);
  expect([...name]).toHaveLength(91);
  expect(name.isWellFormed()).toBe(true);
});
