import { expect, test } from "vitest";
import { createTestReader } from "./testing/test-reader.ts";

const cash = { id: "cash", code: "cash" };

test.each([
  [{ data: [cash] }],
  [[cash]],
  [
    [
      { service_type: "TAKEAWAY", methods: [cash] },
      { service_type: "table", methods: [] },
    ],
  ],
  [[{ ...cash, service_type: "Takeaway" }]],
  [{ payment_methods: { takeaway: [cash] } }],
])("payment methods are read from %j", (answer) => {
  const { read } = createTestReader();
  expect(read("listPaymentMethods", answer)).toMatchObject({ takeaway: [cash] });
});

test.each<[string, object, string]>([
  ["its other code", { id: "m-1", payment_code: "stripe_card" }, "stripe_card"],
  ["its id", { id: "cash", payment_code: null }, "cash"],
  ["its id, also a number", { id: 7, code: "", payment_code: " " }, "7"],
])("a payment method without a code is offered, with %s in its place", (_, method, code) => {
  const { read, notes } = createTestReader();
  const answer = { takeaway: [{ description: "By card", ...method }] };
  expect(read("listPaymentMethods", answer)).toMatchObject({
    takeaway: [{ id: expect.any(String), code, description: "By card" }],
  });
  expect(notes).toContainEqual(
    expect.objectContaining({ kind: "defaulted", path: "takeaway.0.code" }),
  );
});

test("a payment method without an id is left out", () => {
  const { read } = createTestReader();
  expect(read("listPaymentMethods", { takeaway: [{ code: "cash" }] })).toMatchObject({
    takeaway: [],
  });
});
