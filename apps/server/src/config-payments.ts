import { type ProviderBases, providerBases } from "@comanda/api/payments/providers/registry";
import * as v from "valibot";
import { url } from "./config-url.ts";

export const secretKey = v.pipe(v.string(), v.minLength(32, "must have at least 32 characters"));

/** Who takes payments, and with what companies' keys are sealed (design §8). */
export const paymentVariables = {
  EARLIER_SECRET_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.transform((keys) => keys.split(",").map((key) => key.trim())),
      v.array(secretKey),
    ),
  ),
  STRIPE_URL: v.optional(url),
  TUNA_TOKEN_URL: v.optional(url),
  TUNA_PAYMENT_URL: v.optional(url),
  D24_URL: v.optional(url),
};

const Variables = v.object(paymentVariables);
type Variables = v.InferOutput<typeof Variables>;

export type PaymentsConfig = {
  /** Secret keys of before, under which payment keys may still be sealed; the latest first. */
  earlierSecretKeys: string[];
  bases: ProviderBases;
};

export function paymentsConfig(env: Variables, production: boolean): PaymentsConfig {
  const { stripe, tuna, d24 } = providerBases(production);
  const host = (given: string | undefined, usual: URL) => (given ? new URL(`${given}/`) : usual);
  return {
    earlierSecretKeys: env.EARLIER_SECRET_KEYS ?? [],
    bases: {
      stripe: host(env.STRIPE_URL, stripe),
      tuna: {
        token: host(env.TUNA_TOKEN_URL, tuna.token),
        payment: host(env.TUNA_PAYMENT_URL, tuna.payment),
      },
      d24: host(env.D24_URL, d24),
    },
  };
}
