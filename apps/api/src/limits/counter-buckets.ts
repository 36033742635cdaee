import { LRUCache } from "lru-cache";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { RateRule } from "./rate-rule.ts";

/** A count, and the seconds until it starts at zero again. */
export type CounterState = { count: number; waitSeconds: number };

/** Counts by key within a rule's fixed time window. */
export type CounterBucket = {
  readonly points: number;
  /** Adds one, also above `points`. */
  add: (key: string) => Promise<CounterState>;
  /** Adds nothing; null for a key without a count. */
  read: (key: string) => Promise<CounterState | null>;
};

/**
 * Buckets that together hold at most `max` keys: above that, the least recently used key loses its
 * counts, so that many addresses cannot fill the memory.
 */
export class CounterBuckets {
  /** Which limiter holds the count of each key. */
  readonly #counters: LRUCache<string, { limiter: RateLimiterMemory; key: string }>;
  #opened = 0;

  constructor(max: number) {
    this.#counters = new LRUCache({
      max,
      dispose: ({ limiter, key }) => void limiter.delete(key),
    });
  }

  /** How many keys have a count. */
  get size(): number {
    return this.#counters.size;
  }

  open({ points, seconds }: RateRule): CounterBucket {
    const limiter = new RateLimiterMemory({ points, duration: seconds });
    const name = this.#opened;
    this.#opened += 1;
    return {
      points,
      add: async (key) => {
        const id = `${name} ${key}`;
        if (!this.#counters.get(id)) this.#counters.set(id, { limiter, key });
        return toCounterState(await limiter.penalty(key));
      },
      read: async (key) => {
        const state = await limiter.get(key);
        return state && toCounterState(state);
      },
    };
  }
}

function toCounterState({ consumedPoints, msBeforeNext }: RateLimiterRes): CounterState {
  return { count: consumedPoints, waitSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}
