import { LRUCache } from "lru-cache";

type Options<Answer> = {
  /** How many are kept: those asked for last. */
  max: number;
  /** Milliseconds for which an answer is kept; 0 keeps it not at all. */
  life: (answer: Answer) => number;
};

/**
 * Keeps answers for a while, and asks once for all who want the same at the same time. A failure
 * fails all of those, and is not kept.
 */
export class KeptAnswers<Answer> {
  readonly #kept: LRUCache<string, { answer: Answer }>;
  readonly #asked = new Map<string, Promise<Answer>>();
  readonly #life: (answer: Answer) => number;

  constructor({ max, life }: Options<Answer>) {
    this.#kept = new LRUCache({ max });
    this.#life = life;
  }

  async get(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const kept = this.#kept.get(key);
    if (kept) return kept.answer;
    const asked = this.#asked.get(key) ?? this.#ask(key, ask);
    this.#asked.set(key, asked);
    return asked;
  }

  async #ask(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await ask();
      const ttl = this.#life(answer);
      if (ttl > 0) this.#kept.set(key, { answer }, { ttl });
      return answer;
    } finally {
      this.#asked.delete(key);
    }
  }
}
