import { type ApiClient, ApiError } from "@comanda/contract/calls/api-client";
import type { Company } from "@comanda/contract/companies/company";
import type { Order } from "@comanda/contract/orders/order";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { calculateOrderCharges } from "@comanda/domain/money/order-charges";
import { expect, test } from "vitest";
import type { PayableOrder } from "./payment-body.ts";
import { createStartPayment, isUnanswered, paymentFingerprint } from "./start-payment.ts";

const company = {
  id: "c",
  logo_url: "logo.webp",
  currency: { code: "MXN" },
  country: { country_code: "MX" },
} as Company;
const order = {
  id: "o1",
  client_id: "ana",
  combos: [{ id: "l1", name: "Taco", variant_name: "Grande", quantity: 2 }],
} as unknown as Order;
const method = { id: "card", provider_id: "stripe", provider_code: "stripe_card" } as PaymentMethod;
const paid = (tip: number): PayableOrder => ({
  order,
  method,
  charges: calculateOrderCharges({ subtotal: 6_000, tip, currencyCode: "MXN" }),
  feeAccepted: false,
});

type SentRequest = { body: unknown; key?: string };

function startPaymentFixture(answers: unknown[]) {
  const requests: SentRequest[] = [];
  const call = (async (_: string, { body }: SentRequest, options: { idempotencyKey?: string }) => {
    requests.push({ body, key: options.idempotencyKey });
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as ApiClient;
  return { startPayment: createStartPayment(call, company), requests };
}

const unreachable = () => new ApiError("POST", "/", 0, {});
const refused = () => new ApiError("POST", "/", 409, { code: "order_not_editable" });

test("the request has every field of the specification", async () => {
  const { startPayment, requests } = startPaymentFixture([{ id: "p1" }]);
  expect(await startPayment(paid(1_000))).toEqual({ id: "p1" });
  expect(requests[0]?.body).toEqual({
    provider_id: "stripe",
    company_id: "c",
    company_logo_url: "logo.webp",
    reference_id: "o1",
    currency: "MXN",
    country_code: "MX",
    received_amount: 70,
    payment_method: "stripe_card",
    client_id: "ana",
    meta: {
      payment: { payment_method_id: "card", bill_amount: 60, tip_amount: 10 },
      combos: [{ combo_id: "l1", full_name: "Taco Grande", quantity: 2 }],
    },
  });
});

test("a tip of 0 is not sent", async () => {
  const { startPayment, requests } = startPaymentFixture([{ id: "p1" }]);
  await startPayment(paid(0));
  expect(requests[0]?.body).toMatchObject({ meta: { payment: { bill_amount: 60 } } });
  expect(requests[0]?.body).not.toHaveProperty("meta.payment.tip_amount");
});

test("only a lost answer repeats the key", async () => {
  const { startPayment, requests } = startPaymentFixture([
    unreachable(),
    { id: "p1" },
    { id: "p2" },
    refused(),
    {},
  ]);
  await expect(startPayment(paid(0))).rejects.toSatisfy(isUnanswered);
  for (let count = 0; count < 2; count += 1) await startPayment(paid(0));
  await expect(startPayment(paid(0))).rejects.not.toSatisfy(isUnanswered);
  await startPayment(paid(0));
  const [first, ...others] = requests.map(({ key }) => key);
  expect(others[0]).toBe(first);
  expect(new Set(others).size).toBe(4);
});

test("an answer of a busy server repeats the key", async () => {
  const busy = new ApiError("POST", "/", 503, { code: "busy" });
  const { startPayment, requests } = startPaymentFixture([busy, { id: "p1" }]);
  await expect(startPayment(paid(0))).rejects.toSatisfy(isUnanswered);
  await startPayment(paid(0));
  expect(requests[1]?.key).toBe(requests[0]?.key);
});

test("another amount gets another key, also after a lost answer", async () => {
  const { startPayment, requests } = startPaymentFixture([unreachable(), { id: "p2" }]);
  await expect(startPayment(paid(0))).rejects.toThrow();
  await startPayment(paid(500));
  expect(requests[1]?.key).not.toBe(requests[0]?.key);
});

test.each([
  ["a server error", new ApiError("POST", "/", 500, { code: "internal" })],
  ["a refusal without a code", new ApiError("POST", "/", 402, {})],
  ["words of another backend", new ApiError("POST", "/", 409, {}, undefined, "Conflict")],
])("%s becomes payment_provider_offline", async (_, answer) => {
  const { startPayment } = startPaymentFixture([answer]);
  await expect(startPayment(paid(0))).rejects.toMatchObject({ code: "payment_provider_offline" });
});

test("a refusal with a code of the contract keeps it", async () => {
  const { startPayment } = startPaymentFixture([refused()]);
  await expect(startPayment(paid(0))).rejects.toMatchObject({ code: "order_not_editable" });
});

test.each([
  ["coupon", { discounts: 500 }],
  ["delivery fee", { delivery: 2_500 }],
  ["service fee", { serviceFee: { charged: 300, offered: null } }],
  ["tip", { tip: 1_000 }],
] as const)("a changed %s starts another payment", (_, changed) => {
  const amounts = { subtotal: 6_000, currencyCode: "MXN" };
  const now = { ...paid(0), charges: calculateOrderCharges({ ...amounts, ...changed }) };
  expect(paymentFingerprint(now)).not.toBe(paymentFingerprint(paid(0)));
  expect(paymentFingerprint(structuredClone(now))).toBe(paymentFingerprint(now));
});
