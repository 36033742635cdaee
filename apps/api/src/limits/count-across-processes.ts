import type {
  CounterBucket,
  CounterState,
  LocalBucket,
  SharedProgress,
} from "./counter-buckets.ts";

/** The part of a limit that a process counts alone before it adds it to what all processes have counted. */
const STEP = 1 / 20;

/**
 * Returns a bucket that counts in this process's memory, and adds its counts to those of all processes a
 * twentieth of the limit at a time (decision 94). So a key costs at most twenty statements in a time window,
 * and each further process allows at most a twentieth more than the limit. With `waits`, an `add` that
 * completes a step waits for the sum; without, it answers by what the process knows, and the sum counts from
 * the next one on. While the shared bucket fails, the process counts alone.
 */
export function countAcrossProcesses(
  local: LocalBucket,
  shared: CounterBucket,
  waits: boolean,
): CounterBucket {
  const { points } = local;
  const step = Math.ceil(points * STEP);

  /** Adds what the process has counted since the last time, and counts from the sum on. */
  async function send(key: string, progress: SharedProgress): Promise<boolean> {
    try {
      const own = await local.read(key);
      const count = own ? own.count - progress.shared : 0;
      // Its time window has ended meanwhile, or the memory has no place for its count.
      if (!own || count <= 0) return false;
      const sum = await shared.add(key, { ...own, count });
      const others = sum.count - own.count;
      // All three at once: an `add` in between would take the old for the new.
      const adding = local.add(key, { ...sum, count: others });
      progress.others += others;
      progress.shared = sum.count;
      const { waitSeconds } = await adding;
      // Time windows that began at different times in two processes end together.
      if (Math.abs(waitSeconds - sum.waitSeconds) > 1) await local.endIn(key, sum.waitSeconds);
      return true;
    } catch {
      return false;
    } finally {
      progress.sending = null;
    }
  }

  async function add(key: string): Promise<CounterState> {
    const progress = local.progressOf(key);
    const before = { ...progress };
    const state = await local.add(key);
    // A count that is not above what was shared is of a new time window.
    if (state.count <= before.shared) progress.shared = 0;
    /** The place of this one in the count of all processes, as far as this process knows it. */
    const place = () => state.count + progress.others - before.others;
    // A statement that is on its way already may be without this one: then the next one has it.
    for (let statements = 0; statements < 2; statements += 1) {
      if (place() - progress.shared < step) break;
      progress.sending ??= send(key, progress);
      if (!waits || !(await progress.sending)) break;
    }
    const { waitSeconds } = (await local.read(key)) ?? state;
    return { count: place(), waitSeconds };
  }

  return { points, add, read: local.read };
}
