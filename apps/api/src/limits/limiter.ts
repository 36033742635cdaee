import type { CallName } from "@comanda/contract/calls/call-table";
import type { ProblemCode } from "@comanda/contract/calls/problems";
import { guessableCalls, limitOfCall, notFoundCodes } from "./call-limits.ts";
import { countAcrossProcesses } from "./count-across-processes.ts";
import {
  type CounterBucket,
  CounterBuckets,
  type CounterState,
  type OpenBucket,
} from "./counter-buckets.ts";
import { KnownStaff } from "./known-staff.ts";
import { guardedLimits, type LimitName, rateLimits, unwaitedLimits } from "./rate-limits.ts";
import type { DeviceRule, RateLimit } from "./rate-rule.ts";
import { visitorKey } from "./visitor-key.ts";

/** A visitor: an address, and the device of the cookie. */
export type RateLimitedVisitor = { visitorAddress: string; device: string | null };

/** The counts of a device, and of all devices of its address. */
type DeviceBuckets = { own: CounterBucket; crowd: CounterBucket; each: number };
type LimitBuckets = { address: CounterBucket[]; device: DeviceBuckets[] };

/** About 35 MB; each of 400 guests of an evening uses about twenty keys. */
const MAX_KEYS = 50_000;

/** An address that stands for all addresses, for limits that count all requests together. */
const EVERYWHERE = "0.0.0.0";

/** Returns the visitor that stands for all: its key is counted without regard to addresses. */
export function fromEverywhere(key: string): RateLimitedVisitor {
  return { visitorAddress: EVERYWHERE, device: key };
}

/**
 * Counts what visitors do and refuses above the limits (decision 12). The counts are in this process's
 * memory, and a restart clears them. Once `share` was called, processes on one database count together:
 * those against guessing in the database, the others in steps (decision 94). Every answer is the seconds to
 * wait, or null when the visitor may go on.
 */
export class RateLimiter {
  readonly knownStaff = new KnownStaff();
  readonly #rules: Record<LimitName, RateLimit>;
  readonly #buckets: CounterBuckets;
  /** The counts against guessing, apart: a flood of other keys does not reset them. */
  readonly #guarded: CounterBuckets;
  readonly #limits: Record<LimitName, LimitBuckets>;

  constructor(limits: Record<LimitName, RateLimit> = rateLimits, maxKeys = MAX_KEYS) {
    this.#rules = limits;
    this.#buckets = new CounterBuckets(maxKeys);
    this.#guarded = new CounterBuckets(maxKeys);
    const entries = (Object.entries(limits) as [LimitName, RateLimit][]).map(([name, limit]) => {
      const buckets = guardedLimits.includes(name) ? this.#guarded : this.#buckets;
      return [name, openLimit(buckets.open, name, limit)];
    });
    this.#limits = Object.fromEntries(entries);
  }

  /** Counts from now on with the other processes, by the buckets that `open` opens. */
  share(open: OpenBucket): void {
    for (const [name, rule] of Object.entries(this.#rules) as [LimitName, RateLimit][]) {
      const waits = !unwaitedLimits.includes(name);
      const openInSteps: OpenBucket = (id, each) =>
        countAcrossProcesses(this.#buckets.open(id, each), open(id, each), waits);
      this.#limits[name] = openLimit(guardedLimits.includes(name) ? open : openInSteps, name, rule);
    }
  }

  /** How many keys have a count. */
  get size(): number {
    return this.#buckets.size + this.#guarded.size;
  }

  /** Counts a call, unless the visitor has used too many unknown ids. */
  async countCall(name: CallName, visitor: RateLimitedVisitor): Promise<number | null> {
    const guessed = guessableCalls.includes(name) ? await this.waitTime("misses", visitor) : null;
    return guessed ?? this.countOne(limitOfCall[name], visitor);
  }

  /** Counts a refusal that says that an id does not exist. */
  async countRefusal(code: ProblemCode, visitor: RateLimitedVisitor): Promise<void> {
    if (notFoundCodes.includes(code)) await this.countOne("misses", visitor);
  }

  /**
   * Adds one to limit `name`: for the device and for all devices of its address. Without a device, or where the
   * limit has no rule for devices, for the address alone. A device above its own limit does not count for the
   * other devices of its address.
   */
  countOne(name: LimitName, visitor: RateLimitedVisitor): Promise<number | null> {
    return this.#waitAfter(addOne, name, visitor);
  }

  /** The seconds to wait when the visitor has used up limit `name`, else null; counts nothing. */
  waitTime(name: LimitName, visitor: RateLimitedVisitor): Promise<number | null> {
    return this.#waitAfter(readWithOneMore, name, visitor);
  }

  /** The seconds to wait by the first bucket of a limit whose count is above its points; else null. */
  async #waitAfter(
    count: (bucket: CounterBucket, key: string) => Promise<CounterState>,
    name: LimitName,
    { visitorAddress, device }: RateLimitedVisitor,
  ): Promise<number | null> {
    const address = visitorKey(visitorAddress);
    const { address: ofAddress, device: ofDevice } = this.#limits[name];
    if (device === null || ofDevice.length === 0) {
      for (const bucket of ofAddress) {
        const state = await count(bucket, address);
        if (state.count > bucket.points) return state.waitSeconds;
      }
      return null;
    }
    for (const { own: ownBucket, crowd, each } of ofDevice) {
      const deviceCount = await count(ownBucket, device);
      if (deviceCount.count > ownBucket.points) return deviceCount.waitSeconds;
      const together = await count(crowd, address);
      if (together.count > crowd.points && deviceCount.count > each) {
        return shorterWait(deviceCount, together, each);
      }
    }
    return null;
  }
}

const addOne = (bucket: CounterBucket, key: string) => bucket.add(key);

/** The count with one more, which is not added. */
async function readWithOneMore(bucket: CounterBucket, key: string): Promise<CounterState> {
  const state = await bucket.read(key);
  return {
    count: (state?.count ?? 0) + 1,
    waitSeconds: state?.waitSeconds ?? Number.POSITIVE_INFINITY,
  };
}

function openLimit(
  open: OpenBucket,
  name: string,
  { address, device = [] }: RateLimit,
): LimitBuckets {
  return {
    address: address.map((rule) => open(`${name} address ${rule.seconds}`, rule)),
    device: device.map(({ points, seconds, crowd: { all, each } }: DeviceRule) => ({
      own: open(`${name} device ${seconds}`, { points, seconds }),
      crowd: open(`${name} crowd ${seconds}`, { points: all, seconds }),
      each,
    })),
  };
}

/**
 * Returns the seconds until the device's own count starts again, if `each` allows any, or until the address is
 * not crowded.
 */
function shorterWait(deviceCount: CounterState, together: CounterState, each: number): number {
  return each > 0 ? Math.min(deviceCount.waitSeconds, together.waitSeconds) : together.waitSeconds;
}
