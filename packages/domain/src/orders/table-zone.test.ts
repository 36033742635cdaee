import { expect, test } from "vitest";
import { withZone } from "./table-zone.ts";

test("a table is named with its zone", () => {
  expect(withZone("Table 4", "Terrace")).toBe("Table 4 · Terrace");
  expect(withZone("Table 4", null)).toBe("Table 4");
});

test("a name that has the zone does not say it twice", () => {
  expect(withZone("terraza 4", "Terraza")).toBe("terraza 4");
});

test("a zone that is only a part of a word of the name is added", () => {
  expect(withZone("Table 12", "A")).toBe("Table 12 · A");
  expect(withZone("Table 12", "1")).toBe("Table 12 · 1");
  expect(withZone("Table 12", "2")).toBe("Table 12 · 2");
  expect(withZone("A12 (hall A)", "A")).toBe("A12 (hall A)");
  expect(withZone("Table 12", "")).toBe("Table 12");
});
