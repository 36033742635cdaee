import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import { expect, test } from "vitest";
import { quotedDeliveryFee } from "./quoted-delivery-fee.ts";

const delivery = { minimum_amount_for_free: 250 } as EcommerceSettings["delivery"];
const quote = { addressId: "home", price: 3_500 };
const deliveryChoice = { serviceType: "DELIVERY" as const, addressId: "home", quote };

test.each([
  ["is the fee below the free minimum", deliveryChoice, 24_999, 3_500],
  ["is 0 from the free minimum on", deliveryChoice, 25_000, 0],
  ["is null for another address", { ...deliveryChoice, addressId: "work" }, 10_000, null],
  ["is null before the first quote", { ...deliveryChoice, quote: null }, 10_000, null],
  [
    "is null for an order that is not delivered",
    { ...deliveryChoice, serviceType: "TAKEAWAY" as const },
    10_000,
    null,
  ],
])("the quote %s", (_, quote, subtotal, fee) => {
  expect(quotedDeliveryFee(quote, delivery, subtotal, "MXN")).toBe(fee);
});
