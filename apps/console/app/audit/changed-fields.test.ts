import { expect, test } from "vitest";
import { changedFields, changedName } from "./changed-fields.ts";

test("only the fields that differ are shown, with both values", () => {
  const before = { name: "Beto", role: "kitchen", email: null, left: 3 };
  const after = { name: "Beto", role: "cashier", minutes: [10, 15] };
  expect(changedFields(before, after)).toEqual([
    { field: "role", from: "kitchen", to: "cashier" },
    { field: "left", from: 3, to: null },
    { field: "minutes", from: null, to: [10, 15] },
  ]);
});

test("a value inside another has its path", () => {
  const before = { lead_minutes: { TABLE: 20, DELIVERY: 45 } };
  const after = { lead_minutes: { TABLE: 25, DELIVERY: 45 } };
  expect(changedFields(before, after)).toEqual([{ field: "lead_minutes.TABLE", from: 20, to: 25 }]);
});

test("something that begins or ends has values on one side", () => {
  expect(changedFields(null, { copies: 2 })).toEqual([{ field: "copies", from: null, to: 2 }]);
  expect(changedFields({ copies: 2 }, null)).toEqual([{ field: "copies", from: 2, to: null }]);
  expect(changedFields(null, null)).toEqual([]);
  expect(changedFields(1, 2)).toEqual([{ field: "value", from: 1, to: 2 }]);
});

test("the name of what was changed is the one after the change", () => {
  expect(changedName({ name: "Bar" }, { name: "Grill" })).toBe("Grill");
  expect(changedName({ name: "Bar" }, null)).toBe("Bar");
  expect(changedName(null, { role: "cashier" })).toBeNull();
});
