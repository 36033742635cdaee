import { expect, test } from "vitest";
import { emptyCheckout } from "./checkout-data.ts";

test("an empty checkout is plain data and a new object each time", () => {
  const cleared = emptyCheckout();
  expect(JSON.parse(JSON.stringify(cleared))).toEqual(cleared);
  expect(emptyCheckout()).not.toBe(cleared);
});

test("an empty checkout has no order, choice, amount or text, and is for as soon as possible", () => {
  expect(emptyCheckout()).toEqual({
    serviceType: null,
    orderId: null,
    cardPaymentId: null,
    paymentMethodId: null,
    addressId: null,
    additionalInfo: "",
    comments: "",
    couponCode: "",
    rewardId: null,
    tip: 0,
    tipType: null,
    tipPercent: null,
    serviceFeeAccepted: false,
    amountAvailableToPay: null,
    deliveryDate: null,
    orderIsFor: "today",
  });
});
