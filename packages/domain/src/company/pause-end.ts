/** A pause that ends later than that, in milliseconds, is one without an end: its date would say nothing. */
const LONGEST_PAUSE_MS = 365 * 86_400_000;

/** Returns whether a pause until an instant has an end for the guest: within a year. */
export function isPauseEndNear(until: Date, now: Date): boolean {
  return until.getTime() - now.getTime() < LONGEST_PAUSE_MS;
}
