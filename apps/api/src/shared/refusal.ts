import type { Problem, ProblemCode } from "@comanda/contract/calls/problems";

export type RefusalFacts = Partial<
  Pick<Problem, "detail" | "errors" | "reasons" | "next_at" | "lines">
>;

/** An expected "no" of a verb: a stable code of the contract, and what the caller can do about it. */
export class Refusal {
  readonly code: ProblemCode;
  readonly facts: RefusalFacts;

  constructor(code: ProblemCode, facts: RefusalFacts = {}) {
    this.code = code;
    this.facts = facts;
  }
}
