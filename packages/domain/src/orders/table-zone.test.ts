import { expect, test } from "vitest";
import { withZone } from "./table-zone.ts";

test("a table is named with its zone", () => {
  expect(withZone("Table 4", "Terrace")).toBe("Table 4 · Terrace");
  expect(withZone("Table 4", null)).toBe("Table 4");
});

test("a name that has the zone does not say it twice", () => {
  expect(withZone("terraza 4", "Terraza")).toBe("terraza 4");
});
