import * as v from "valibot";
import type { CallSchemas } from "../calls/call-schemas.ts";
import { Id } from "../fields/field-schemas.ts";
import type { providerCalls } from "./provider-calls.ts";
import { ProviderKeys } from "./provider-settings.ts";

/** Changes with every change of a provider's keys. */
const Revision = v.pipe(v.string(), v.maxLength(40));

/** A provider of a company, without its keys. */
export const PaymentProviderState = v.object({
  provider_id: v.string(),
  /** Null for an id that has no keys. */
  kind: v.nullable(v.picklist(["stripe", "tuna", "d24", "sandbox"])),
  /** `ready`, or why it takes no payment: see the call's documentation. */
  state: v.string(),
  /** The ids of the payment methods that name it. */
  methods: v.array(v.string()),
  /** The last four characters of the secret; null without one that can be read. */
  key_end: v.nullable(v.string()),
  /** When its keys were stored; null without keys. */
  updated_at: v.nullable(v.string()),
  revision: v.nullable(Revision),
});
export type PaymentProviderState = v.InferOutput<typeof PaymentProviderState>;

const params = v.object({ companyId: Id });
const providerParams = v.object({ companyId: Id, providerId: Id });
const answer = v.object({ timezone: v.string(), providers: v.array(PaymentProviderState) });

/** The schemas of `providerCalls`, under the same names. */
export const providerSchemas = {
  listPaymentProviders: { params, answer },
  setPaymentProvider: {
    params: providerParams,
    body: v.object({ revision: v.nullable(Revision), keys: ProviderKeys }),
    answer,
  },
  removePaymentProvider: {
    params: providerParams,
    body: v.object({ revision: Revision }),
    answer,
  },
} as const satisfies Record<keyof typeof providerCalls, CallSchemas>;
