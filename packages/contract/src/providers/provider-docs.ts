import type { CallDoc } from "../calls/call-doc.ts";
import type { providerCalls } from "./provider-calls.ts";

/** The documentation of `providerCalls`, under the same names. */
export const providerDocs = {
  listPaymentProviders: {
    summary: "List the payment providers of a company",
    description:
      "Those with stored keys, and those that payment methods name. Of a key only its last four characters are shown. `state` is `ready`, or why the provider takes no payment here: `missing` (no keys), `keys` (sealed with another SECRET_KEY), `settings`, `production` (the test provider beside real ones), `off` (this server takes no online payments).",
    errors: ["company_not_found"],
  },
  setPaymentProvider: {
    summary: "Store the keys of a payment provider",
    description:
      "The keys are first tried at the provider with a call that moves no money. `provider_keys_refused`: the provider refuses them; `provider_unreachable`: it gives no answer. In both cases nothing is stored. `revision` is what the sender has seen, null for a provider without keys.",
    errors: [
      "company_not_found",
      "not_for_the_demo",
      "payment_provider_offline",
      "provider_keys_refused",
      "provider_unreachable",
      "settings_changed",
    ],
    example: {
      revision: null,
      keys: { provider: "d24", login: "aB3dE5", apiSignature: "sample-signature" },
    },
  },
  removePaymentProvider: {
    summary: "Remove the keys of a payment provider",
    description:
      "Payments under way there can no longer be followed. A repeated call changes nothing.",
    errors: ["company_not_found", "not_for_the_demo", "settings_changed"],
    example: { revision: "2026-11-24T09:30:00.000Z" },
  },
} satisfies Record<keyof typeof providerCalls, CallDoc>;
