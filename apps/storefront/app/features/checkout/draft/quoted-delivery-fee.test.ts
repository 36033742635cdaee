import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import { expect, test } from "vitest";
import { quotedDeliveryFee } from "./quoted-delivery-fee.ts";

const delivery = { minimum_amount_for_free: 250 } as EcommerceSettings["delivery"];
const quote = { addressId: "home", price: 3_500 };
const deliveryChoice = { serviceType: "DELIVERY" as const, addressId: "home", quote };

test.each([
  ["below the free minimum", deliveryChoice, 24_999, 3_500],
  ["from the free minimum on", deliveryChoice, 25_000, 0],
  ["to another address", { ...deliveryChoice, addressId: "work" }, 10_000, null],
  ["before anybody was asked", { ...deliveryChoice, quote: null }, 10_000, null],
  ["for what is fetched", { ...deliveryChoice, serviceType: "TAKEAWAY" as const }, 10_000, null],
])("%s", (_, given, subtotal, fee) => {
  expect(quotedDeliveryFee(given, delivery, subtotal, "MXN")).toBe(fee);
});
