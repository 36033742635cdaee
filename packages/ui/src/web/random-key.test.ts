import { expect, test } from "vitest";
import { randomKey } from "./random-key.ts";

test("each key is 128 new random bits", () => {
  const keys = Array.from({ length: 100 }, randomKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/u);
  expect(new Set(keys).size).toBe(100);
});
