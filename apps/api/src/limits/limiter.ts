import type { CallName } from "@comanda/contract/calls/call-table";
import type { ProblemCode } from "@comanda/contract/calls/problems";
import { guessableCalls, limitOfCall, notFoundCodes } from "./call-limits.ts";
import { type CounterBucket, CounterBuckets, type CounterState } from "./counter-buckets.ts";
import { type DeviceRule, type LimitName, type RateLimit, rateLimits } from "./rate-limits.ts";
import { visitorKey } from "./visitor-key.ts";

/** Who asks: an address, and the device that the cookie proves. */
export type RateLimitedVisitor = { visitorAddress: string; device: string | null };

/** A device's count, and that of all devices of its address. */
type DeviceBuckets = { own: CounterBucket; crowd: CounterBucket; each: number };
type LimitBuckets = { address: CounterBucket[]; device: DeviceBuckets[] };

/** Some 35 MB; each of 400 guests of an evening has about twenty. */
const MAX_KEYS = 50_000;

/**
 * Counts what visitors do, and says when one has done too much (decision 12). It counts in this
 * process's memory: several processes allow several times as much, and a restart forgets. All answers
 * are the seconds to wait, or null to go on.
 */
export class RateLimiter {
  readonly #buckets: CounterBuckets;
  readonly #limits: Record<LimitName, LimitBuckets>;

  constructor(limits: Record<LimitName, RateLimit> = rateLimits, maxKeys = MAX_KEYS) {
    this.#buckets = new CounterBuckets(maxKeys);
    const open = ({ points, seconds, crowd: { all, each } }: DeviceRule): DeviceBuckets => ({
      own: this.#buckets.open({ points, seconds }),
      crowd: this.#buckets.open({ points: all, seconds }),
      each,
    });
    const entries = Object.entries(limits).map(([name, { address, device = [] }]) => [
      name,
      { address: address.map((rule) => this.#buckets.open(rule)), device: device.map(open) },
    ]);
    this.#limits = Object.fromEntries(entries);
  }

  /** How many counts are held. */
  get size(): number {
    return this.#buckets.size;
  }

  /** Counts a call, unless too many ids of the asker have led nowhere. */
  async countCall(name: CallName, asker: RateLimitedVisitor): Promise<number | null> {
    const guessed = guessableCalls.includes(name) ? await this.waitTime("misses", asker) : null;
    return guessed ?? this.countOne(limitOfCall[name], asker);
  }

  /** Counts the refusal of a call where it says that an id leads nowhere. */
  async countRefusal(code: ProblemCode, asker: RateLimitedVisitor): Promise<void> {
    if (notFoundCodes.includes(code)) await this.countOne("misses", asker);
  }

  /**
   * Counts one of `name`: a device's on its own account, any other visitor's on their address's. What
   * a device may not do any more does not count for the others of its address.
   */
  async countOne(
    name: LimitName,
    { visitorAddress: visitor, device }: RateLimitedVisitor,
  ): Promise<number | null> {
    const address = visitorKey(visitor);
    const { address: ofAddress, device: ofDevice } = this.#limits[name];
    if (device === null || ofDevice.length === 0) {
      for (const bucket of ofAddress) {
        const { count, waitSeconds: wait } = await bucket.add(address);
        if (count > bucket.points) return wait;
      }
      return null;
    }
    for (const { own, crowd, each } of ofDevice) {
      const done = await own.add(device);
      if (done.count > own.points) return done.waitSeconds;
      const together = await crowd.add(address);
      if (together.count > crowd.points && done.count > each)
        return shorterWait(done, together, each);
    }
    return null;
  }

  /** Whether the asker has done all that they may of `name`; counts nothing. */
  async waitTime(
    name: LimitName,
    { visitorAddress: visitor, device }: RateLimitedVisitor,
  ): Promise<number | null> {
    const address = visitorKey(visitor);
    const { address: ofAddress, device: ofDevice } = this.#limits[name];
    if (device === null || ofDevice.length === 0) {
      for (const bucket of ofAddress) {
        const state = await bucket.read(address);
        if (state && state.count >= bucket.points) return state.waitSeconds;
      }
      return null;
    }
    for (const { own, crowd, each } of ofDevice) {
      const done = (await own.read(device)) ?? { count: 0, waitSeconds: Number.POSITIVE_INFINITY };
      if (done.count >= own.points) return done.waitSeconds;
      const together = await crowd.read(address);
      if (together && together.count >= crowd.points && done.count >= each) {
        return shorterWait(done, together, each);
      }
    }
    return null;
  }
}

/** Either the device's own count begins again, if that allows any, or the address is no longer crowded. */
function shorterWait(done: CounterState, together: CounterState, each: number): number {
  return each > 0 ? Math.min(done.waitSeconds, together.waitSeconds) : together.waitSeconds;
}
