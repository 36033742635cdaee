import { expect, test } from "vitest";
import type { OrderDiscount } from "../../db/schema/order-tables.ts";
import type { OrderLineRow } from "../orders.store.ts";
import { splitDiscounts, splitStock } from "./split-reservation.ts";

const leftOut = (quantity: number): OrderLineRow[] => [
  {
    company_id: "tacos",
    order_id: "o",
    position: 0,
    comment: null,
    image_url: null,
    product_id: "taco",
    variant_id: "taco-1",
    name: "Taco",
    variant_name: null,
    quantity,
    unit_price: 2850,
    guest_name: null,
    modifiers: [{ modifier_id: "rare", name: "Rare", quantity: 2, unit_price: 1000 }],
  },
];
const reserved = {
  variants: [
    { product_id: "taco", id: "taco-1", quantity: 3 },
    { product_id: "special", id: "special-1", quantity: 1 },
  ],
  modifiers: [
    { product_id: "taco", id: "rare", quantity: 6 },
    { product_id: "special", id: "rare", quantity: 1 },
  ],
  marked: [
    { kind: "product" as const, id: "taco", revision: 4, quantity: 3 },
    { kind: "modifier" as const, id: "rare", revision: 2, quantity: 7 },
  ],
};

test("variants, modifiers of the product and marks are given back for the pieces left out", () => {
  expect(splitStock(reserved, leftOut(2))).toEqual({
    released: {
      variants: [{ product_id: "taco", id: "taco-1", quantity: 2 }],
      modifiers: [{ product_id: "taco", id: "rare", quantity: 4 }],
      marked: [
        { kind: "product", id: "taco", revision: 4, quantity: 2 },
        { kind: "modifier", id: "rare", revision: 2, quantity: 4 },
      ],
    },
    kept: {
      variants: [
        { product_id: "taco", id: "taco-1", quantity: 1 },
        { product_id: "special", id: "special-1", quantity: 1 },
      ],
      modifiers: [
        { product_id: "taco", id: "rare", quantity: 2 },
        { product_id: "special", id: "rare", quantity: 1 },
      ],
      marked: [
        { kind: "product", id: "taco", revision: 4, quantity: 1 },
        { kind: "modifier", id: "rare", revision: 2, quantity: 3 },
      ],
    },
  });
});

test("stock that was not counted when the order was placed is not released", () => {
  const none = { variants: [], modifiers: [] };
  expect(splitStock(none, leftOut(2)).released).toEqual({ ...none, marked: [] });
});

test("a discount that ends is given back, the other one is kept", () => {
  const [coupon, reward] = (["COUPON", "FIDELITY"] as const).map(
    (modality) => ({ modality }) as OrderDiscount,
  );
  const taken = { coupon_id: "ten", points: 40 };
  const nothing = { coupon_id: null, points: 0 };
  const both = [coupon, reward].filter((each) => each !== undefined);
  expect(splitDiscounts(taken, both)).toEqual({ released: nothing, kept: taken });
  expect(splitDiscounts(taken, both.slice(0, 1))).toEqual({
    released: { coupon_id: null, points: 40 },
    kept: { coupon_id: "ten", points: 0 },
  });
  expect(splitDiscounts(taken, [])).toEqual({ released: taken, kept: nothing });
});
