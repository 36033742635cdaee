import type { EcommerceSettings } from "@comanda/contract/ecommerce-settings";
import { expect, test } from "vitest";
import { toldDelivery } from "./told-delivery.ts";

const delivery = { minimum_amount_for_free: 250 } as EcommerceSettings["delivery"];
const quote = { addressId: "home", price: 3_500 };
const said = { serviceType: "DELIVERY" as const, addressId: "home", quote };

test.each([
  ["below the free minimum", said, 24_999, 3_500],
  ["from the free minimum on", said, 25_000, 0],
  ["to another address", { ...said, addressId: "work" }, 10_000, null],
  ["before anybody was asked", { ...said, quote: null }, 10_000, null],
  ["for what is fetched", { ...said, serviceType: "TAKEAWAY" as const }, 10_000, null],
])("%s", (_, given, goods, told) => {
  expect(toldDelivery(given, delivery, goods, "MXN")).toBe(told);
});
