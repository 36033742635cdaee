import { expect, test } from "vitest";
import { isNameTaken, rowsNamedTwice } from "./same-name.ts";

test("a name is taken also in other case and without its accents, and an empty one never", () => {
  expect(isNameTaken(" PASTA", ["Sopas", "Pasta"])).toBe(true);
  expect(isNameTaken("tiramisu", ["Tiramisù"])).toBe(true);
  expect(isNameTaken("Pasta", ["Pasta al forno"])).toBe(false);
  expect(isNameTaken("  ", [""])).toBe(false);
});

test("the later of two rows with one name says so, and rows without a name do not", () => {
  const rows = [{ name: "Res" }, { name: " rés" }, { name: "" }, { name: "" }];
  expect([...rowsNamedTwice(rows)]).toEqual([rows[1]]);
});
