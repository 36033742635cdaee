import type { Company } from "@comanda/contract/companies/company";
import { Instant } from "@comanda/contract/fields/field-schemas";
import type { Order } from "@comanda/contract/orders/order";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { emptyCheckout } from "@comanda/domain/checkout/checkout-data";
import * as v from "valibot";
import { expect, test } from "vitest";
import { chargesWithChoices } from "../../../order-summary/charges-with-choices.ts";
import { createOrderBody, toWireInstant, updateOrderBody } from "./order-body.ts";

const company = {
  id: "c",
  timezone: "America/Mexico_City",
  country: { country_code: "MX" },
  currency: { code: "MXN" },
} as Company;
const lines = [
  {
    hash: "h",
    product_id: "p",
    variant_id: "v",
    quantity: 2,
    comment: " no onion ",
    modifiers: [{ modifier_id: "m", quantity: 3 }],
  },
];
const visit = {
  qr: null,
  utm: { utm_source: null, utm_campaign: null },
  deliveryPrice: null,
};
const cash: PaymentMethod = {
  id: "cash",
  code: "CASH",
  description: "Efectivo",
  payment_code: "cash",
  provider_id: null,
  provider_code: null,
  payment_method_fee: 0,
};
const order = {
  combos_price: 200,
  breakdown: {
    combos: 200,
    discounts: 20,
    delivery: 0,
    service_fee: 10,
    tip: 5,
    payment_fee: 0,
    total: 195,
  },
} as Order;

test("an order has the cart and the client", () => {
  const data = { ...emptyCheckout(), serviceType: "TAKEAWAY" as const };
  const body = createOrderBody({ ...visit, company, lines, data, clientId: "ana" });
  expect(body).not.toHaveProperty("status");
  expect(body).toMatchObject({
    company_id: "c",
    country_code: "MX",
    timezone: "America/Mexico_City",
    currency: "MXN",
    service_type: "TAKEAWAY",
    client_id: "ana",
    combos: [
      {
        product_id: "p",
        variant_id: "v",
        quantity: 2,
        comment: "no onion",
        modifiers: [{ modifier_id: "m", quantity: 3 }],
      },
    ],
    order_title: null,
    table_id: null,
    utm_source: null,
    utm_campaign: null,
    address_id: null,
  });
});

test("an order has the table and the source of the visit", () => {
  const data = { ...emptyCheckout(), serviceType: "TABLE" as const };
  const qr = { id: "qr-12", name: "Table 12", zone: null, ordering_type: "TABLE", company_id: "c" };
  const utm = { utm_source: "flyer", utm_campaign: "summer" };
  expect(
    createOrderBody({ ...visit, company, qr, utm, lines, data, clientId: null }),
  ).toMatchObject({
    order_title: "Table 12",
    table_id: "qr-12",
    utm_source: "flyer",
    utm_campaign: "summer",
  });
});

test("a delivery order has the address and the quoted fee", () => {
  const data = { ...emptyCheckout(), serviceType: "DELIVERY" as const, addressId: "home" };
  const orderInput = { ...visit, company, lines, data, clientId: "ana" };
  expect(createOrderBody(orderInput)).not.toHaveProperty("delivery_price");
  expect(createOrderBody({ ...orderInput, deliveryPrice: 3_550 })).toMatchObject({
    service_type: "DELIVERY",
    address_id: "home",
    delivery_price: 35.5,
  });
});

test("without a service type or with an empty cart there is no order", () => {
  const data = emptyCheckout();
  expect(createOrderBody({ ...visit, company, lines, data, clientId: null })).toBeNull();
  expect(
    createOrderBody({
      ...visit,
      company,
      lines: [],
      data: { ...data, serviceType: "ONSITE" },
      clientId: null,
    }),
  ).toBeNull();
});

const plain = { method: null, tip: 0, feeAccepted: false };

test("the fee of the method is added to the server's total", () => {
  const charges = chargesWithChoices(
    order,
    { ...plain, method: { ...cash, payment_method_fee: 10 }, tip: 500 },
    "MXN",
  );
  expect(charges).toMatchObject({ orderTotal: 19_000, paymentFee: 1_900, tip: 500, total: 21_400 });
  expect(chargesWithChoices(order, { ...plain, tip: 500 }, "MXN").total).toBe(19_500);
});

test("answer and comment are one text; the received amount is sent only with cash", () => {
  const charges = chargesWithChoices(order, { ...plain, method: cash }, "MXN");
  const paid = {
    method: cash,
    received: 20_000,
    comment: "thanks",
    scheduledFor: null,
    tipType: null,
    feeAccepted: false,
  };
  expect(updateOrderBody(company, "Table 4", paid, charges)).toMatchObject({
    comment: "Table 4 - thanks",
    meta_data: {
      assigned_payment: { payment_method_id: "cash", bill_amount: 190, received_amount: 200 },
    },
  });
  const card = { ...paid, method: { ...cash, id: "card", code: "CARD" }, comment: "" };
  const body = updateOrderBody(company, "", card, charges);
  expect(body.comment).toBeNull();
  expect(body.meta_data?.assigned_payment).not.toHaveProperty("received_amount");
});

test("a scheduled instant is sent in UTC; as soon as possible removes it", () => {
  const charges = chargesWithChoices(order, { ...plain, method: cash }, "MXN");
  const paid = { method: cash, received: null, comment: "", tipType: null, feeAccepted: false };
  const scheduledFor = new Date("2026-11-22T09:30-06:00");
  const date = (when: Date | null) =>
    updateOrderBody(company, "", { ...paid, scheduledFor: when }, charges).scheduled_delivery_date;
  expect(date(scheduledFor)).toBe("2026-11-22T15:30:00+00:00");
  expect(date(null)).toBeNull();
});

test("an update has zone and currency, with an online method the status, and never a tip of 0", () => {
  const said = {
    received: null,
    comment: "",
    scheduledFor: null,
    tipType: null,
    feeAccepted: false,
  };
  const charges = chargesWithChoices(order, { ...plain, method: cash }, "MXN");
  const offline = updateOrderBody(company, "", { ...said, method: cash }, charges);
  expect(offline).toMatchObject({ timezone: company.timezone, currency: company.currency.code });
  expect(offline).not.toHaveProperty("status");
  expect(offline.meta_data?.assigned_payment).not.toHaveProperty("tip_value");
  // A chosen tip of 0 is no tip.
  const zero = updateOrderBody(company, "", { ...said, method: cash, tipType: "fixed" }, charges);
  expect(zero).toEqual(offline);
  const card = { ...cash, id: "card", code: "stripe_card", provider_id: "sandbox" };
  const tipped = chargesWithChoices(order, { ...plain, method: card, tip: 500 }, "MXN");
  expect(
    updateOrderBody(company, "", { ...said, method: card, tipType: "fixed" }, tipped),
  ).toMatchObject({
    status: "payment_requested",
    meta_data: { assigned_payment: { tip_type: "fixed", tip_value: 5 } },
  });
});

test("the assigned payment has every specified field", () => {
  const method = { ...cash, payment_method_fee: 5 };
  const charges = chargesWithChoices(order, { ...plain, method, tip: 1_000 }, "MXN");
  const chosen = {
    method,
    received: 50_000,
    comment: "",
    scheduledFor: null,
    tipType: "percentage",
    feeAccepted: false,
  };
  expect(updateOrderBody(company, "", chosen, charges).meta_data?.assigned_payment).toMatchObject({
    payment_method_id: "cash",
    payment_method_code: "CASH",
    payment_method_description: "Efectivo",
    payment_method_payment_code: "cash",
    fee_amount: 9.5,
    bill_amount: 190,
    received_amount: 500,
    tip_type: "percentage",
    tip_value: 10,
  });
});

test("an instant is sent in UTC, without fractions", () => {
  const text = toWireInstant(new Date("2026-05-01T12:30:15.250-06:00"));
  expect(text).toBe("2026-05-01T18:30:15+00:00");
  expect(v.is(Instant, text)).toBe(true);
});
