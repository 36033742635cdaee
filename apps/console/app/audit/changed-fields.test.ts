import { expect, test } from "vitest";
import { changedFields, changedName, stepsOf } from "./changed-fields.ts";

const change = (field: string, from: unknown, to: unknown, items: string[] = []) => ({
  field,
  items,
  from,
  to,
});

test("only the fields that differ are shown, with both values", () => {
  const before = { name: "Beto", role: "kitchen", email: null, left: 3 };
  const after = { name: "Beto", role: "cashier", minutes: [10, 15] };
  expect(changedFields(before, after)).toEqual([
    change("role", "kitchen", "cashier"),
    change("left", 3, null),
    change("minutes", null, [10, 15]),
  ]);
});

test("a value inside another has its path", () => {
  const before = { lead_minutes: { TABLE: 20, DELIVERY: 45 } };
  const after = { lead_minutes: { TABLE: 25, DELIVERY: 45 } };
  expect(changedFields(before, after)).toEqual([change("lead_minutes.TABLE", 20, 25)]);
});

test("something that begins or ends has values on one side", () => {
  expect(changedFields(null, { copies: 2 })).toEqual([change("copies", null, 2)]);
  expect(changedFields({ copies: 2 }, null)).toEqual([change("copies", 2, null)]);
  expect(changedFields(null, null)).toEqual([]);
  expect(changedFields(1, 2)).toEqual([change("value", 1, 2)]);
});

test("an item of a list is named, with the fields that differ", () => {
  const coupons = (value: number, ...more: object[]) => ({
    coupons: [{ id: "c1", code: "TEN", value }, ...more],
  });
  expect(changedFields(coupons(10), coupons(15))).toEqual([
    change("coupons.*.value", 10, 15, ["TEN"]),
  ]);
  const added = coupons(10, { id: "c2", code: "FREE" });
  expect(changedFields(coupons(10), added)).toEqual([change("coupons.*", null, "FREE")]);
  expect(changedFields(added, coupons(10))).toEqual([change("coupons.*", "FREE", null)]);
  expect(changedFields(null, coupons(10))).toEqual([change("coupons.*", null, "TEN")]);
});

test("the only item of a list needs no name, one of several has its number", () => {
  const sizes = (price: number, ...more: object[]) => ({ sizes: [{ id: "s1", price }, ...more] });
  expect(changedFields(sizes(30), sizes(32))).toEqual([change("sizes.*.price", 30, 32, [""])]);
  const two = [{ id: "s2", price: 9 }];
  expect(changedFields(sizes(30, ...two), sizes(32, ...two))).toEqual([
    change("sizes.*.price", 30, 32, ["1"]),
  ]);
});

test("a list whose items only change places is shown by their names", () => {
  const [a, b] = [
    { id: "a", name: "Terrace" },
    { id: "b", name: "Bar" },
  ];
  expect(changedFields({ qrs: [a, b] }, { qrs: [b, a] })).toEqual([
    change("qrs", ["Terrace", "Bar"], ["Bar", "Terrace"]),
  ]);
});

test("a way to pay has its own name, else its code", () => {
  const methods = (...list: object[]) => ({ payment_methods: { takeaway: list } });
  const cash = { id: "cash", code: "cash", description: null };
  const card = { id: "card", code: "stripe_card", description: "Tarjeta", payment_method_fee: 2 };
  const dearer = { ...card, payment_method_fee: 3 };
  const at = "payment_methods.takeaway.*";
  expect(changedFields(methods(card), methods(dearer, cash))).toEqual([
    change(`${at}.payment_method_fee`, 2, 3, ["Tarjeta"]),
    change(at, null, "cash"),
  ]);
});

test("a change from a file is made of its steps, each with its own values", () => {
  const side = (...values: unknown[]) => ({
    steps: values.map((value, at) => ({ action: `menu.${at}`, target: `t${at}`, value })),
  });
  expect(stepsOf({ before: side(null, { name: "A" }), after: side({ name: "B" }, null) })).toEqual([
    { action: "menu.0", target: "t0", before: null, after: { name: "B" } },
    { action: "menu.1", target: "t1", before: { name: "A" }, after: null },
  ]);
  expect(stepsOf({ before: { steps: 2 }, after: { steps: 3 } })).toBeNull();
  expect(stepsOf({ before: null, after: { name: "A" } })).toBeNull();
});

test("a list of things without a key is one value", () => {
  const hours = (close: string) => ({ hours: [{ open: "09:00", close }] });
  expect(changedFields(hours("17:00"), hours("18:00"))).toEqual([
    change("hours", hours("17:00").hours, hours("18:00").hours),
  ]);
});

test("the name of what was changed is the one after the change", () => {
  expect(changedName({ name: "Bar" }, { name: "Grill" })).toBe("Grill");
  expect(changedName({ name: "Bar" }, null)).toBe("Bar");
  expect(changedName(null, { role: "cashier" })).toBeNull();
});
