import { ApiError } from "@comanda/contract/calls/api-client";

/** Whether the server said no, and so has stored nothing. */
function isRefusal(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status >= 400 && failure.status < 500;
}

type SaveCalls<Revision, Answer, Theirs> = {
  /** Stores what was sent on top of a revision. */
  put: (onto: Revision) => Promise<Answer>;
  /** What is stored instead, where a failure says that another save was first; null for other failures. */
  readTheirs: (failure: unknown) => Promise<Theirs | null>;
};

/**
 * Makes the saves of a form, and remembers those without an answer. The server may have stored such a save: what it has
 * then is not another member's, and the next save goes on top of it without a question.
 */
export class UnansweredSaves<Value> {
  #unanswered: Value[] = [];
  readonly #isSame: (one: Value, other: Value) => boolean;

  constructor(isSame: (one: Value, other: Value) => boolean) {
    this.#isSame = isSame;
  }

  /** Resolves to the answer, or to what another member stored first. Rejects with other failures. */
  async save<Revision, Answer, Theirs extends { revision: Revision; value: Value }>(
    sent: Value,
    onto: Revision,
    calls: SaveCalls<Revision, Answer, Theirs>,
  ): Promise<{ answer: Answer } | { theirs: Theirs }> {
    try {
      const answer = await calls.put(onto);
      this.#unanswered = [];
      return { answer };
    } catch (failure) {
      if (!isRefusal(failure)) this.#unanswered.push(sent);
      const theirs = await calls.readTheirs(failure);
      if (!theirs) throw failure;
      return this.#isOwn(theirs.value) ? this.save(sent, theirs.revision, calls) : { theirs };
    }
  }

  #isOwn(stored: Value): boolean {
    return this.#unanswered.some((sent) => this.#isSame(sent, stored));
  }
}
