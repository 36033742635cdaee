import { expect, test } from "vitest";
import { newId } from "./new-id.ts";

test("an id is 128 bits in hexadecimal digits, and no two of thousands are the same", () => {
  const ids = Array.from({ length: 5_000 }, newId);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/u);
  expect(new Set(ids).size).toBe(ids.length);
});
