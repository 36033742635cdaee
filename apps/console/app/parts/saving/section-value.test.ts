import { expect, test } from "vitest";
import { conflictFields, differingFields, mergeValues, withValueAt } from "./section-value.ts";

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

test("of two versions each field can be taken, and what only one changed is preselected", () => {
  const mine = { ...base, company: { name: "Mine", city: "Puebla" } };
  const theirs = { ...base, company: { name: "Theirs", city: "Cholula" } };
  const found = conflictFields(base, mine, theirs);
  expect(found.map(({ path, preselect }) => [path, preselect])).toEqual([
    ["company.name", "mine"],
    ["company.city", "theirs"],
  ]);
  expect(mergeValues(mine, theirs, ["company.name"])).toEqual({
    ...base,
    company: { name: "Mine", city: "Cholula" },
  });
});
