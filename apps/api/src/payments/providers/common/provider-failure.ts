import type { ProviderKind } from "./provider-kind.ts";

/**
 * `refused`: the provider said no, and will say no again. `unavailable`: no usable answer; see
 * `mayHaveHappened`. `misconfigured`: keys or settings are wrong; only the company can correct
 * them.
 */
export type FailureKind = "refused" | "unavailable" | "misconfigured";

/**
 * Why a call to a provider failed. Every field may be logged: `reason` is our own word or a
 * provider's code, never a provider's text, which might contain a key or a phone number.
 */
export class ProviderFailure {
  /** Null when the company has no such provider, so that its kind is unknown. */
  readonly provider: ProviderKind | null;
  readonly kind: FailureKind;
  readonly reason: string;
  /** False when the request cannot have reached the provider, or was rejected before any work. */
  readonly mayHaveHappened: boolean;
  /**
   * The reference for a later `status` call after a lost answer; null when only the answer had it.
   */
  readonly reference: string | null;

  constructor(
    provider: ProviderKind | null,
    kind: FailureKind,
    reason: string,
    facts: { mayHaveHappened?: boolean; reference?: string | null } = {},
  ) {
    this.provider = provider;
    this.kind = kind;
    this.reason = reason;
    this.mayHaveHappened = facts.mayHaveHappened ?? kind === "unavailable";
    this.reference = facts.reference ?? null;
  }

  /** Adds the reference, for a provider whose reference is our own id. */
  withReference(reference: string): ProviderFailure {
    const { provider, kind, reason, mayHaveHappened } = this;
    return new ProviderFailure(provider, kind, reason, { mayHaveHappened, reference });
  }
}
