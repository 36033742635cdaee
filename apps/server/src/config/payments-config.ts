import { type ProviderBases, providerBases } from "@comanda/api/payments/providers/open-provider";
import * as v from "valibot";
import { baseUrlSchema } from "./url-schemas.ts";

export const secretKeySchema = v.pipe(
  v.string(),
  v.minLength(32, "must have at least 32 characters"),
);

/** The providers' addresses, and the keys that seal companies' payment keys (decision 23). */
export const paymentSchemas = {
  EARLIER_SECRET_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.transform((keys) => keys.split(",").map((key) => key.trim())),
      v.array(secretKeySchema),
    ),
  ),
  STRIPE_URL: v.optional(baseUrlSchema),
  TUNA_TOKEN_URL: v.optional(baseUrlSchema),
  TUNA_PAYMENT_URL: v.optional(baseUrlSchema),
  D24_URL: v.optional(baseUrlSchema),
};

const Variables = v.object(paymentSchemas);
type Variables = v.InferOutput<typeof Variables>;

export type PaymentsConfig = {
  /** Former secret keys, under which payment keys may still be sealed; the latest first. */
  earlierSecretKeys: string[];
  bases: ProviderBases;
};

/** Reads the addresses of the payment providers, by default those of production or of tests, and earlier keys. */
export function paymentsConfigFrom(env: Variables, production: boolean): PaymentsConfig {
  const { stripe, tuna, d24 } = providerBases({ production });
  const host = (url: string | undefined, usual: URL) => (url ? new URL(`${url}/`) : usual);
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
