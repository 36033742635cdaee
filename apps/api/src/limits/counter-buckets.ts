import { LRUCache } from "lru-cache";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { RateRule } from "./rate-limits.ts";

/** A count as it is now: how many, and the seconds until it begins at zero again. */
export type CounterState = { count: number; waitSeconds: number };

/** Counts by key within the fixed window of a rule. */
export type CounterBucket = {
  readonly points: number;
  /** Counts one more, also above `points`. */
  add: (key: string) => Promise<CounterState>;
  /** Counts nothing; null where nothing was counted. */
  read: (key: string) => Promise<CounterState | null>;
};

/**
 * Buckets that together hold at most `max` keys: above that, the counts of the key that was not used
 * for longest are dropped, so that many addresses take no more memory than that.
 */
export class CounterBuckets {
  /** What is held by whom: the count itself is the limiter's. */
  readonly #held: LRUCache<string, { limiter: RateLimiterMemory; key: string }>;
  #opened = 0;

  constructor(max: number) {
    this.#held = new LRUCache({
      max,
      dispose: ({ limiter, key }) => void limiter.delete(key),
    });
  }

  /** How many keys are held. */
  get size(): number {
    return this.#held.size;
  }

  open({ points, seconds }: RateRule): CounterBucket {
    const limiter = new RateLimiterMemory({ points, duration: seconds });
    const name = this.#opened;
    this.#opened += 1;
    return {
      points,
      add: async (key) => {
        const id = `${name} ${key}`;
        if (!this.#held.get(id)) this.#held.set(id, { limiter, key });
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
