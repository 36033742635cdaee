const DAY_MS = 86_400_000;
/** Days for which a name that no DNS has proven stays with a company. */
export const UNPROVEN_DAYS = 30;

/** When a name that was added then is released, unless its DNS proves it before. */
export function releaseTime(unprovenSince: Date): Date {
  return new Date(unprovenSince.getTime() + UNPROVEN_DAYS * DAY_MS);
}
