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

/** Opens the bucket of a rule; `id` is the same in every process and version. */
export type OpenBucket = (id: string, rule: RateRule) => CounterBucket;

/**
 * Buckets that together hold at most `max` keys: above that, the least recently used key loses its
 * counts, so that many addresses cannot fill the memory.
 */
export class CounterBuckets {
  /** Which limiter holds the count of each key. */
  readonly #counters: LRUCache<string, { limiter: RateLimiterMemory; key: string }>;

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

  open: OpenBucket = (name, { points, seconds }) => {
    const limiter = new RateLimiterMemory({ points, duration: seconds });
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
  };
}

/** Returns the count of a key, with what is left of its time window rounded up to whole seconds. */
export function toCounterState({ consumedPoints, msBeforeNext }: RateLimiterRes): CounterState {
  return { count: consumedPoints, waitSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}
