import * as v from "valibot";
import { expect, test } from "vitest";
import { orderInstantFields } from "../calls/order-socket.ts";
import { AnyInstant } from "../fields/field-schemas.ts";
import { Discount, Order } from "./order.ts";

test.each(["fidelity", "coupon", "FIDELITY", "COUPON", "MANUAL"])(
  "%s is a modality",
  (modality) => {
    expect(v.parse(Discount, { modality })).toMatchObject({ modality });
  },
);

test.each(["AMOUNT", "PERCENTAGE", "PERCENTAGE_DISCOUNT"])("%s is a discount's type", (type) => {
  expect(v.parse(Discount, { type })).toMatchObject({ type });
});

test("another kind is none", () => {
  expect(v.safeParse(Discount, { modality: "GIFT" }).success).toBe(false);
  expect(v.safeParse(Discount, { type: "SHARE" }).success).toBe(false);
});

test("the instants of an order are those that browsers are told of", () => {
  expect(momentsIn(Order)).toEqual(orderInstantFields);
});

type Schema = { type?: string; wrapped?: Schema; item?: Schema; entries?: Record<string, Schema> };

/** Where a schema names an instant; what it says of a list holds for each entry. */
function momentsIn(schema: Schema, path: readonly string[] = []): string[] {
  if (schema === AnyInstant) return [path.join(".")];
  const inside = schema.wrapped ?? schema.item;
  if (inside) return momentsIn(inside, path);
  return Object.entries(schema.entries ?? {}).flatMap(([name, part]) =>
    momentsIn(part, [...path, name]),
  );
}
