import * as v from "valibot";
import { KEY_PREFIXES, KEY_WORD } from "./provider-key-rules.ts";

const Key = v.pipe(v.string(), v.trim(), v.regex(KEY_WORD, "must be one word"));
const prefixed = (prefixes: readonly string[]) =>
  v.pipe(
    Key,
    v.check(
      (key) => prefixes.some((prefix) => key.startsWith(prefix)),
      `must begin with ${prefixes.join(" or ")}`,
    ),
  );

const Stripe = v.strictObject({
  provider: v.literal("stripe"),
  secretKey: prefixed(KEY_PREFIXES.secretKey),
  publishableKey: prefixed(KEY_PREFIXES.publishableKey),
  webhookSecret: prefixed(KEY_PREFIXES.webhookSecret),
});
const Tuna = v.strictObject({
  provider: v.literal("tuna"),
  account: Key,
  appToken: Key,
  contactEmail: v.pipe(v.string(), v.trim(), v.email("must be an email address")),
});
const D24 = v.strictObject({ provider: v.literal("d24"), login: Key, apiSignature: Key });
const Sandbox = v.strictObject({ provider: v.literal("sandbox") });

/** The keys of a provider that takes real money, as the console sends them. */
export const ProviderKeys = v.variant("provider", [Stripe, Tuna, D24]);
export type ProviderKeys = v.InferOutput<typeof ProviderKeys>;

/**
 * A company's settings of one provider, before encryption. Validation errors name fields and rules,
 * never values.
 */
export const ProviderSettings = v.variant("provider", [Stripe, Tuna, D24, Sandbox]);
export type ProviderSettings = v.InferOutput<typeof ProviderSettings>;
