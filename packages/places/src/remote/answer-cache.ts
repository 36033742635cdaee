import { LRUCache } from "lru-cache";

type Options<Answer> = {
  /** How many are kept: those asked for last. */
  max: number;
  /** Milliseconds for which an answer is kept; 0 keeps it not at all. */
  ttlOf: (answer: Answer) => number;
};

/**
 * Keeps answers for a while, and asks once for all who want the same at the same time. A failure
 * fails all of those, and is not kept.
 */
export class AnswerCache<Answer> {
  readonly #cache: LRUCache<string, { answer: Answer }>;
  readonly #pending = new Map<string, Promise<Answer>>();
  readonly #ttlOf: (answer: Answer) => number;

  constructor({ max, ttlOf }: Options<Answer>) {
    this.#cache = new LRUCache({ max });
    this.#ttlOf = ttlOf;
  }

  async getOrLoad(key: string, load: () => Promise<Answer>): Promise<Answer> {
    const cached = this.#cache.get(key);
    if (cached) return cached.answer;
    const pending = this.#pending.get(key) ?? this.#load(key, load);
    this.#pending.set(key, pending);
    return pending;
  }

  async #load(key: string, load: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await load();
      const ttl = this.#ttlOf(answer);
      if (ttl > 0) this.#cache.set(key, { answer }, { ttl });
      return answer;
    } finally {
      this.#pending.delete(key);
    }
  }
}
