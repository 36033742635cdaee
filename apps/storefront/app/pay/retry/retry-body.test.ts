import type { Company } from "@comanda/contract/companies/company";
import type { Order } from "@comanda/contract/orders/order";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { expect, test } from "vitest";
import { retryBody, retryPayable } from "./retry-body.ts";

const order = {
  id: "o1",
  currency: { code: "MXN" },
  total: 110,
  optional_service_fee: 10,
  breakdown: {
    combos: 100,
    discounts: 0,
    delivery: 0,
    service_fee: 10,
    tip: 20,
    payment_fee: 5.5,
    total: 135.5,
  },
  meta_data: { assigned_payment: { payment_method_id: "card", tip_type: "percentage" } },
} as unknown as Order;
const company = { timezone: "America/Mexico_City", currency: { code: "MXN" } } as Company;
const method = (code: string, fee = 0, provider: string | null = null) =>
  ({ id: code, code, provider_id: provider, payment_method_fee: fee }) as PaymentMethod;

test("a retry keeps tip and service fee, and takes the fee of the new method", () => {
  const { charges } = retryPayable(order, method("cash"));
  expect(charges).toMatchObject({ serviceFee: 1_000, tip: 2_000, paymentFee: 0, total: 13_000 });
  expect(retryPayable(order, method("pix", 10, "tuna")).charges.total).toBe(14_100);
});

test("a service fee that was refused is not charged again", () => {
  const without = { ...order, breakdown: { ...order.breakdown, service_fee: 0 } } as Order;
  expect(retryPayable(without, method("cash"))).toMatchObject({
    feeAccepted: false,
    charges: { serviceFee: 0, total: 12_000 },
  });
});

test.each([
  ["is not in the total", 100],
  ["is in the total", 110],
])(
  "a retry keeps the service fee that was agreed to at another backend where it %s",
  (_, total) => {
    const { breakdown: __, optional_service_fee: ___, ...rest } = order;
    const assigned_payment = { payment_method_id: "card", bill_amount: 110, tip_value: 20 };
    const other = { ...rest, combos_price: 100, total, meta_data: { assigned_payment } };
    expect(retryPayable(other as unknown as Order, method("cash")).charges).toMatchObject({
      orderTotal: 11_000,
      tip: 2_000,
      total: 13_000,
    });
  },
);

test("the request changes only the payment", () => {
  expect(retryBody(company, retryPayable(order, method("cash")), null)).toEqual({
    timezone: "America/Mexico_City",
    currency: "MXN",
    meta_data: {
      assigned_payment: expect.objectContaining({
        payment_method_id: "cash",
        tip_type: "percentage",
        tip_value: 20,
        service_fee_accepted: true,
      }),
    },
  });
  const online = retryBody(company, retryPayable(order, method("pix", 0, "tuna")), null);
  expect(online).toMatchObject({ status: "payment_requested" });
});

test("with cash the request has the amount that the customer hands over", () => {
  const { meta_data } = retryBody(company, retryPayable(order, method("cash")), 20_000);
  expect(meta_data?.assigned_payment).toMatchObject({ received_amount: 200 });
});
