import { PaymentMethods } from "@comanda/contract/payments/payment-method";
import * as v from "valibot";
import { methodsByProvider } from "../methods-by-provider.ts";
import { findPaymentMethods, listProviderRows } from "../provider-keys.store.ts";
import { createProviderResolver, SANDBOX_ID } from "../provider-resolver.ts";
import { ProviderFailure } from "../providers/common/provider-failure.ts";
import type { ProviderKind } from "../providers/common/provider-kind.ts";
import type { ProviderDeps } from "./store-provider-keys.ts";

export type ProviderStatus = {
  provider_id: string;
  kind: ProviderKind | null;
  /** `ready`, or why the provider cannot be called: see `ProviderResolver`. */
  state: string;
  /** The ids of the payment methods that use it. */
  methods: string[];
  /** When its keys were stored; null without keys. */
  updated_at: Date | null;
};

/**
 * Lists a company's providers: those with stored keys, those that its payment methods name, and those
 * with the ids in `more`.
 */
export async function listProviderStatuses(
  deps: ProviderDeps,
  companyId: string,
  more: readonly string[] = [],
): Promise<ProviderStatus[]> {
  const stored = await listProviderRows(deps.db, companyId);
  const document = await findPaymentMethods(deps.db, companyId);
  const named = methodsByProvider(v.parse(PaymentMethods, document));
  const providers = createProviderResolver(deps);
  const withKeys = stored.map(({ provider_id }) => provider_id);
  const ids = [...new Set([...withKeys, ...named.keys(), ...more])];
  return Promise.all(
    ids.sort().map(async (provider_id) => {
      const row = stored.find((each) => each.provider_id === provider_id);
      const opened = await providers.open(companyId, provider_id);
      const methods = (named.get(provider_id) ?? []).map(({ method }) => method.id);
      return {
        provider_id,
        kind: row?.kind ?? (provider_id === SANDBOX_ID ? "sandbox" : null),
        state: opened instanceof ProviderFailure ? opened.reason : "ready",
        methods: [...new Set(methods)],
        updated_at: row?.updated_at ?? null,
      };
    }),
  );
}
