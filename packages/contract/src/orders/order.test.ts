import { PAYMENT_TRANSITIONS } from "@comanda/domain/orders/payment-status";
import { TRANSITIONS } from "@comanda/domain/orders/status";
import * as v from "valibot";
import { expect, test } from "vitest";
import { orderInstantFields } from "../calls/order-socket.ts";
import { AnyInstant } from "../fields/field-schemas.ts";
import { Discount, Order, OrderStatus, PaymentState, PaymentStatus } from "./order.ts";

test.each(["fidelity", "coupon", "FIDELITY", "COUPON", "MANUAL"])(
  "%s is accepted as a discount's modality",
  (modality) => {
    expect(v.parse(Discount, { modality })).toMatchObject({ modality });
  },
);

test.each(["AMOUNT", "PERCENTAGE", "PERCENTAGE_DISCOUNT"])(
  "%s is accepted as a discount's type",
  (type) => {
    expect(v.parse(Discount, { type })).toMatchObject({ type });
  },
);

test("an unknown modality or type of a discount is refused", () => {
  expect(v.safeParse(Discount, { modality: "GIFT" }).success).toBe(false);
  expect(v.safeParse(Discount, { type: "SHARE" }).success).toBe(false);
});

test("an order can be read in every order status, payment status and payment state", () => {
  expect(OrderStatus.options.toSorted()).toEqual(Object.keys(TRANSITIONS).toSorted());
  const paymentStatuses = Object.keys(PAYMENT_TRANSITIONS).filter((status) => status !== "none");
  expect(PaymentStatus.options.toSorted()).toEqual(paymentStatuses.toSorted());
  expect(PaymentState.options).toEqual(["UNPAID", "PARTIAL", "PAID", "OVERPAID"]);
});

test("the list of instant fields for the browser matches the order schema", () => {
  expect(instantPathsIn(Order)).toEqual(orderInstantFields);
});

type Schema = { type?: string; wrapped?: Schema; item?: Schema; entries?: Record<string, Schema> };

/** Returns the paths of all instants in a schema; a list counts as its entries. */
function instantPathsIn(schema: Schema, path: readonly string[] = []): string[] {
  if (schema === AnyInstant) return [path.join(".")];
  const inside = schema.wrapped ?? schema.item;
  if (inside) return instantPathsIn(inside, path);
  return Object.entries(schema.entries ?? {}).flatMap(([name, part]) =>
    instantPathsIn(part, [...path, name]),
  );
}
