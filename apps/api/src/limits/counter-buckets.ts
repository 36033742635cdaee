import { LRUCache } from "lru-cache";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { RateRule } from "./rate-rule.ts";

/** A count, and the seconds until it starts at zero again. */
export type CounterState = { count: number; waitSeconds: number };

/** Counts by key within a rule's fixed time window. */
export type CounterBucket = {
  readonly points: number;
  /** Adds one, or what another bucket has counted, also above `points`. */
  add: (key: string, counted?: CounterState) => Promise<CounterState>;
  /** Adds nothing; null for a key without a count. */
  read: (key: string) => Promise<CounterState | null>;
};

/** What a process knows of the count that all processes share for a key. */
export type SharedProgress = {
  /** How much of the process's count is in the shared one. */
  shared: number;
  /** What other processes have added to the process's count so far. */
  others: number;
  /** Whether the statement that is on its way succeeds; null while there is none. */
  sending: Promise<boolean> | null;
};

/** A bucket in the memory of this process. */
export type LocalBucket = CounterBucket & {
  /** Gives a key that has a count the end of its window. */
  endIn: (key: string, seconds: number) => Promise<void>;
  /** What was shared of a key's count, for as long as the memory holds the count. */
  progressOf: (key: string) => SharedProgress;
};

/** Opens the bucket of a rule; `id` is the same in every process and version. */
export type OpenBucket = (id: string, rule: RateRule) => CounterBucket;

/**
 * Buckets that together hold at most `max` keys: above that, the least recently used key loses its
 * counts, so that many addresses cannot fill the memory.
 */
export class CounterBuckets {
  /** Which limiter holds the count of each key. */
  readonly #counters: LRUCache<string, Counter>;

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

  open = (name: string, { points, seconds }: RateRule): LocalBucket => {
    const limiter = new RateLimiterMemory({ points, duration: seconds });
    const counterOf = (key: string) => {
      const id = `${name} ${key}`;
      const known = this.#counters.get(id);
      if (known) return known;
      const counter: Counter = { limiter, key };
      this.#counters.set(id, counter);
      return counter;
    };
    return {
      points,
      add: async (key, { count, waitSeconds } = { count: 1, waitSeconds: seconds }) => {
        counterOf(key);
        return toCounterState(await limiter.penalty(key, count, { customDuration: waitSeconds }));
      },
      read: async (key) => {
        const state = await limiter.get(key);
        return state && toCounterState(state);
      },
      endIn: async (key, left) => {
        const state = await limiter.get(key);
        if (state) await limiter.set(key, state.consumedPoints, left);
      },
      progressOf: (key) => {
        const counter = counterOf(key);
        counter.progress ??= { shared: 0, others: 0, sending: null };
        return counter.progress;
      },
    };
  };
}

type Counter = { limiter: RateLimiterMemory; key: string; progress?: SharedProgress };

/** Returns the count of a key, with what is left of its time window rounded up to whole seconds. */
export function toCounterState({ consumedPoints, msBeforeNext }: RateLimiterRes): CounterState {
  return { count: consumedPoints, waitSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}
