import { expect, test } from "vitest";
import { changedFields } from "./changed-fields.ts";

test("only the fields that differ are shown, with both values", () => {
  const before = { name: "Beto", role: "kitchen", email: null };
  const after = { name: "Beto", role: "cashier", minutes: [10, 15] };
  expect(changedFields(before, after)).toEqual([
    { field: "role", from: "kitchen", to: "cashier" },
    { field: "minutes", from: null, to: "[10,15]" },
  ]);
});

test("something that begins or ends has values on one side", () => {
  expect(changedFields(null, { name: "Counter" })).toEqual([
    { field: "name", from: null, to: "Counter" },
  ]);
  expect(changedFields({ name: "Counter" }, null)).toEqual([
    { field: "name", from: "Counter", to: null },
  ]);
  expect(changedFields(null, null)).toEqual([]);
  expect(changedFields(1, 2)).toEqual([{ field: "value", from: "1", to: "2" }]);
});
