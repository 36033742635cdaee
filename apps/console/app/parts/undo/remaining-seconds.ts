/** The whole seconds from `now` until `until`, both in milliseconds; never below 0. */
export function remainingSeconds(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}
