import type { CallName } from "@comanda/contract/calls";
import type { ProblemCode } from "@comanda/contract/errors";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import {
  guessableCalls,
  type Limit,
  type LimitName,
  limitOfCall,
  missCodes,
  type Rule,
  rateLimits,
} from "./rate-limits.ts";
import { visitorKey } from "./visitor-key.ts";

/** Who asks: an address, and the device that the cookie proves. */
export type Asker = { visitor: string; device: string | null };

/** What is counted where. */
type Count = { bucket: RateLimiterMemory; key: string };
type Buckets = { address: RateLimiterMemory[]; device: RateLimiterMemory[] };

/**
 * Counts what visitors do, and says when one has done too much. It counts in this process's memory:
 * several processes allow several times as much, and a restart forgets. All answers are the seconds
 * to wait, or null to go on.
 */
export class Limiter {
  readonly #buckets: Record<LimitName, Buckets>;

  constructor(limits: Record<LimitName, Limit> = rateLimits) {
    const entries = Object.entries(limits).map(([name, { address, device = [] }]) => [
      name,
      { address: address.map(toBucket), device: device.map(toBucket) },
    ]);
    this.#buckets = Object.fromEntries(entries);
  }

  /** Counts a call, unless too many ids of the asker have led nowhere. */
  async call(name: CallName, asker: Asker): Promise<number | null> {
    const guessed = guessableCalls.includes(name) ? await spent(this.#missBuckets(asker)) : null;
    return guessed ?? this.take(limitOfCall[name], asker);
  }

  /** Counts the refusal of a call where it says that an id leads nowhere. */
  async refused(code: ProblemCode, asker: Asker): Promise<void> {
    if (!missCodes.includes(code)) return;
    for (const { bucket, key } of this.#missBuckets(asker)) await bucket.penalty(key);
  }

  /**
   * Counts one of `name`. The device's own limit comes first, so that one which is at its end takes
   * nothing from the others behind its address.
   */
  async take(name: LimitName, { visitor, device }: Asker): Promise<number | null> {
    const { address, device: ofDevice } = this.#buckets[name];
    if (device !== null) {
      for (const bucket of ofDevice) {
        const wait = await consume(bucket, device);
        if (wait !== null) return wait;
      }
    }
    for (const bucket of address) {
      const wait = await consume(bucket, visitorKey(visitor));
      if (wait !== null) return wait;
    }
    return null;
  }

  /** Whether an address has done all that it may of `name`; counts nothing. */
  spent(name: LimitName, { visitor }: Asker): Promise<number | null> {
    const key = visitorKey(visitor);
    return spent(this.#buckets[name].address.map((bucket) => ({ bucket, key })));
  }

  /** Who has a device answers for itself; somebody else's guessing behind its address is not its own. */
  #missBuckets({ visitor, device }: Asker): Count[] {
    const { address, device: ofDevice } = this.#buckets.misses;
    return device === null
      ? address.map((bucket) => ({ bucket, key: visitorKey(visitor) }))
      : ofDevice.map((bucket) => ({ bucket, key: device }));
  }
}

function toBucket({ points, seconds }: Rule): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: seconds });
}

async function consume(bucket: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await bucket.consume(key);
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return toSeconds(refused);
    throw refused;
  }
}

async function spent(counts: readonly Count[]): Promise<number | null> {
  for (const { bucket, key } of counts) {
    const state = await bucket.get(key);
    if (state && state.consumedPoints >= bucket.points) return toSeconds(state);
  }
  return null;
}

function toSeconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
