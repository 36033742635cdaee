import type { Problem, ProblemCode } from "@comanda/contract/calls/problems";

export type RefusalFacts = Partial<
  Pick<
    Problem,
    "detail" | "errors" | "reasons" | "next_at" | "retry_after" | "lines" | "changed" | "parts"
  >
>;

/**
 * An expected refusal of a use case: a stable code of the contract, with facts that help the
 * caller.
 */
export class Refusal {
  readonly code: ProblemCode;
  readonly facts: RefusalFacts;

  constructor(code: ProblemCode, facts: RefusalFacts = {}) {
    this.code = code;
    this.facts = facts;
  }
}
