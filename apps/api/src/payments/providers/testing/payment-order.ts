import { randomBytes } from "node:crypto";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import type { PaymentOrder } from "../common/payment-provider.ts";

/** Values that no failure, notification or log may contain; each occurs nowhere else. */
export const PLANTED_SECRETS = {
  stripe: {
    secretKey: "sk_test_planted4Qx81",
    publishableKey: "pk_test_shown",
    webhookSecret: "whsec_plantedZk20",
  },
  tuna: {
    account: "planted-account-77",
    appToken: "a3823a59-planted-0041",
    contactEmail: "till@planted.example.test",
  },
  d24: { login: "plantedLogin9x", apiSignature: "plantedSignature5512" },
  phone: "11987650042",
  name: "Anacleta Planted",
  email: "anacleta@planted.example.test",
};

/** Returns the planted values that a text contains. */
export function plantedSecretsIn(text: string): string[] {
  const { stripe, tuna, d24, phone, name, email } = PLANTED_SECRETS;
  const secrets = [stripe.secretKey, stripe.webhookSecret, ...Object.values(tuna)];
  const all = [...secrets, ...Object.values(d24), phone, name, email, "planted"];
  return all.filter((each) => text.toLowerCase().includes(each.toLowerCase()));
}

export const NOW = new Date("2026-11-21T18:30:00Z");

/** Returns an order of 28.50 reais, each time with a new attempt. */
export function paymentOrder(more: Partial<PaymentOrder> = {}): PaymentOrder {
  const intentId = randomBytes(16).toString("hex");
  return {
    companyId: "tacos",
    orderId: "order-1",
    publicId: "1042",
    intentId,
    amount: 2850,
    currency: "BRL",
    customer: {
      id: "client-1",
      name: PLANTED_SECRETS.name,
      phone: { callingCode: "55", number: PLANTED_SECRETS.phone },
      email: PLANTED_SECRETS.email,
    },
    items: [{ name: "Taco al pastor", quantity: 3, unitAmount: 900 }],
    country: "BR",
    language: "pt",
    urls: {
      return: "https://tacos.test/tracking",
      success: "https://tacos.test/tracking?paid",
      error: "https://tacos.test/tracking?failed",
      notification: "https://tacos.test/ms-payments/notify",
      logo: null,
    },
    clientIp: "203.0.113.7",
    mobile: true,
    expiresAt: new Date(NOW.getTime() + 15 * MINUTE_MS),
    idempotencyKey: `attempt-${intentId}`,
    ...more,
  };
}
