import { expect, test } from "vitest";
import { differingFields, withValueAt } from "./section-value.ts";

const base = { company: { name: "A", city: "Puebla" }, ecommerce_settings: { tip: null } };

test("a field is set and removed in its place, and objects on the way are made", () => {
  expect(withValueAt(base, "ecommerce_settings.tip.active", true)).toEqual({
    ...base,
    ecommerce_settings: { tip: { active: true } },
  });
  expect(withValueAt(base, "company.city", undefined).company).toEqual({ name: "A" });
});

test("a null field is like an absent one, also in lists", () => {
  const hours = (item: object) => ({ company: { special_dates: [item] } });
  expect(
    differingFields(hours({ date: "2026-12-25", name: null }), hours({ date: "2026-12-25" })),
  ).toEqual([]);
  expect(differingFields(base, { company: { name: "B", city: "Puebla" } })).toEqual([
    "company.name",
  ]);
});
