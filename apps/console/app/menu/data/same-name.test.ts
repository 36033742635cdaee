import { expect, test } from "vitest";
import { isNameTaken } from "./same-name.ts";

test("a name is taken also in other case and without its accents, and an empty one never", () => {
  expect(isNameTaken(" PASTA", ["Sopas", "Pasta"])).toBe(true);
  expect(isNameTaken("tiramisu", ["Tiramisù"])).toBe(true);
  expect(isNameTaken("Pasta", ["Pasta al forno"])).toBe(false);
  expect(isNameTaken("  ", [""])).toBe(false);
});
