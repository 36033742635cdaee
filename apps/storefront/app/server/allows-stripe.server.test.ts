import type { PaymentMethods } from "@comanda/contract/payments/payment-method";
import { expect, test } from "vitest";
import { allowsStripe } from "./allows-stripe.server.ts";

const cash = { code: "cash", provider_id: null };
const stripe = { code: "stripe_card", provider_id: "stripe", provider_code: "stripe" };

test.each([
  ["one of its ways to order takes cards by Stripe", { table: [], delivery: [cash, stripe] }, true],
  ["its cards are the sandbox's", { table: [{ ...stripe, provider_code: "sandbox" }] }, false],
  ["it takes PIX alone", { table: [{ code: "tuna_pix", provider_id: "tuna" }] }, false],
  ["its cards are paid on a page of D24's", { table: [{ ...stripe, code: "d24_card" }] }, false],
  ["it takes cash", { table: [cash] }, false],
  ["its methods are not known yet", null, true],
])("where %s, whether Stripe's form is allowed is %o", (_, methods, allowed) => {
  expect(allowsStripe(methods as unknown as PaymentMethods | null)).toBe(allowed);
});
