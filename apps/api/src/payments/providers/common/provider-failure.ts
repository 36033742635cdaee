import type { ProviderKind } from "./provider-kind.ts";

/**
 * `refused`: the provider said no, and will again. `unavailable`: no answer that can be used; see
 * `mayHaveHappened`. `misconfigured`: keys or settings; only the company can cure it.
 */
export type FailureKind = "refused" | "unavailable" | "misconfigured";

/**
 * Why a provider did not do what it was asked. Every field may be logged: `reason` is a word of
 * ours or a code of theirs, never a text of theirs, which might repeat a key or a phone number.
 */
export class ProviderFailure {
  /** Null where no kind is known: a company has no such provider. */
  readonly provider: ProviderKind | null;
  readonly kind: FailureKind;
  readonly reason: string;
  /** False when the request cannot have reached the provider, or was turned away before it. */
  readonly mayHaveHappened: boolean;
  /** What to ask `status` for when the answer was lost; null where only the answer had told. */
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

  /** The same, of a payment whose reference is ours. */
  withReference(reference: string): ProviderFailure {
    const { provider, kind, reason, mayHaveHappened } = this;
    return new ProviderFailure(provider, kind, reason, { mayHaveHappened, reference });
  }
}
