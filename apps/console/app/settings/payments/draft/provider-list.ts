import type { PaymentProviderState } from "@comanda/contract/providers/provider-schemas";
import { type KeyProvider, PROVIDER_NAMES } from "./keys-draft.ts";

/** A provider of the list, also one that has nothing stored yet. */
export type ListedProvider = Pick<
  PaymentProviderState,
  "provider_id" | "kind" | "state" | "key_end" | "updated_at" | "revision"
>;

const isProvider = (id: string): id is KeyProvider => Object.hasOwn(PROVIDER_NAMES, id);

/** `Stripe`; with the id where it is another word: `Stripe (our-stripe)`. */
export function providerName({
  provider_id: id,
  kind,
}: Pick<ListedProvider, "provider_id" | "kind">): string {
  if (kind === null || kind === "sandbox") return isProvider(id) ? PROVIDER_NAMES[id] : id;
  return id === kind ? PROVIDER_NAMES[kind] : `${PROVIDER_NAMES[kind]} (${id})`;
}

/** The provider whose keys a form asks for first. */
export function firstProvider({ provider_id: id, kind }: ListedProvider): KeyProvider {
  if (kind !== null && kind !== "sandbox") return kind;
  return isProvider(id) ? id : "stripe";
}

/** The stored and named providers without the sandbox, and those that every company can have. */
export function listedProviders(stored: readonly PaymentProviderState[]): ListedProvider[] {
  const real = stored.filter(({ kind }) => kind !== "sandbox");
  const more = Object.keys(PROVIDER_NAMES)
    .filter((id) => real.every((each) => each.provider_id !== id && each.kind !== id))
    .map((id) => ({
      provider_id: id,
      kind: null,
      state: "missing",
      key_end: null,
      updated_at: null,
      revision: null,
    }));
  return [...real, ...more];
}
