import { DAY_MS, HOUR_MS, SECOND_MS } from "../time/durations.ts";

const MAX_DELAY_SECONDS = 7_200;
/** The longest delay after which a refused event is sent again. */
export const MAX_RETRY_DELAY_MS = MAX_DELAY_SECONDS * SECOND_MS;

/** How long an event is tried after its first failure. */
export const TRIED_FOR_MS = DAY_MS;

/**
 * A webhook whose attempts have all failed for this time is paused, before any event is given up.
 */
export const PAUSE_AFTER_MS = 12 * HOUR_MS;

/**
 * When a failed delivery is tried again: 2 seconds after the first attempt, then twice as long each
 * time, at most two hours. Null when the event was first tried a day ago: it is given up.
 */
export function nextAttempt(
  { attempts, firstAt }: { attempts: number; firstAt: Date },
  now: Date,
): Date | null {
  if (now.getTime() - firstAt.getTime() >= TRIED_FOR_MS) return null;
  const seconds = Math.min(2 ** Math.min(attempts, 20), MAX_DELAY_SECONDS);
  return new Date(now.getTime() + seconds * SECOND_MS);
}

/** Returns whether a webhook is paused now, whose attempts have all failed since an instant. */
export function hasFailedLong(failingSince: Date | null, now: Date): boolean {
  return failingSince !== null && now.getTime() - failingSince.getTime() >= PAUSE_AFTER_MS;
}
