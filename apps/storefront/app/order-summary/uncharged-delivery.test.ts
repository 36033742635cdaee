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
  ["of an amount", order({ delivery_price: 35 }), by("fixed"), null],
  ["of what is fetched", order({ service_type: "TAKEAWAY" }), by("fixed"), null],
  ["from the free minimum on", order(), by("fixed", { minimum_amount_for_free: 100 }), "free"],
  ["below it", order(), by("fixed", { minimum_amount_for_free: 101 }), "later"],
  ["that costs nobody anything", order(), by("fixed", { prices: { type: "fixed" } }), "free"],
  ["outside the districts", order(), by("districts"), "later"],
  ["whose price comes later", order(), by("to_be_defined"), "later"],
])("a delivery %s is noted so", (_, given, delivery, note) => {
  expect(unchargedDelivery(given, delivery)).toBe(note);
});
