import type { ProviderKind } from "./provider-kind.ts";

/** The providers that send money back when they are asked; at the others people do it. */
export const REFUNDING_KINDS: readonly ProviderKind[] = ["stripe", "tuna", "sandbox"];

/** Returns whether a provider sends money back when it is asked by its API. */
export function refundsByApi(kind: ProviderKind): boolean {
  return REFUNDING_KINDS.includes(kind);
}
