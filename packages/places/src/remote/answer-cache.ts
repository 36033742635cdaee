import { LRUCache } from "lru-cache";

type Options<Answer> = {
  /** Number of answers to keep: the most recently used ones. */
  max: number;
  /** Milliseconds to keep an answer; 0 does not keep it. */
  ttlOf: (answer: Answer) => number;
};

/**
 * Caches answers, and loads once for all simultaneous callers of a key. A failure reaches all of
 * those callers, and is not cached.
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
