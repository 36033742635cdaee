import { DAY_MS } from "../time/durations.ts";

/** A pause that ends later than that, in milliseconds, is one without an end: its date would say nothing. */
const MAX_PAUSE_MS = 365 * DAY_MS;

/** Returns whether a pause until an instant has an end for the guest: within a year. */
export function isPauseEndNear(until: Date, now: Date): boolean {
  return until.getTime() - now.getTime() < MAX_PAUSE_MS;
}
