import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import type { Order } from "@comanda/contract/orders/order";
import { expect, test } from "vitest";
import { unchargedDelivery } from "./uncharged-delivery.ts";

const order = (more: object = {}) =>
  ({
    service_type: "DELIVERY",
    currency: { code: "MXN" },
    combos_price: 100,
    delivery_price: 0,
    total: 100,
    ...more,
  }) as Order;
const by = (type: string, more: object = {}) =>
  ({ prices: { type, fixed: { price: 35 } }, ...more }) as EcommerceSettings["delivery"];

test.each([
  ["with a price", order({ delivery_price: 35 }), by("fixed"), null],
  ["of a takeaway order", order({ service_type: "TAKEAWAY" }), by("fixed"), null],
  ["at the free minimum", order(), by("fixed", { minimum_amount_for_free: 100 }), "free"],
  ["below the free minimum", order(), by("fixed", { minimum_amount_for_free: 101 }), "later"],
  ["that is always free", order(), by("fixed", { prices: { type: "fixed" } }), "free"],
  ["outside the districts", order(), by("districts"), "later"],
  ["whose price is to be defined", order(), by("to_be_defined"), "later"],
])("a delivery %s has the expected note", (_, amounts, delivery, note) => {
  expect(unchargedDelivery(amounts, delivery)).toBe(note);
});
