import { expect, test } from "vitest";
import { hasKind, withKind } from "./pay-kinds.ts";

const online = { id: "stripe_card", code: "stripe_card", provider_id: "stripe" };
const value = { payment_methods: { takeaway: [online] } };

test("cash is added to each order type once, and taken out without the other methods", () => {
  const on = withKind(value, ["takeaway", "table"], "cash", { on: true, name: null });
  expect(on["payment_methods.takeaway"]?.map(({ code }) => code)).toEqual(["stripe_card", "cash"]);
  expect(on["payment_methods.table"]?.map(({ code }) => code)).toEqual(["cash"]);
  const stored = { payment_methods: { takeaway: on["payment_methods.takeaway"] } };
  expect(hasKind(stored, "takeaway", "cash")).toBe(true);
  expect(withKind(stored, ["takeaway"], "cash", { on: true, name: null })).toEqual({
    "payment_methods.takeaway": stored.payment_methods.takeaway,
  });
  expect(withKind(stored, ["takeaway"], "cash", { on: false, name: null })).toEqual({
    "payment_methods.takeaway": [online],
  });
});
