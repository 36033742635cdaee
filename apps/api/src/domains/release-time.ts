import { DAY_MS } from "@comanda/domain/time/durations";

/** Days for which a name that no DNS has proven stays with a company. */
export const UNPROVEN_DAYS = 30;

/** From when on the orders of a company count that keep its names. */
export function ordersSince(now: Date): Date {
  return new Date(now.getTime() - UNPROVEN_DAYS * DAY_MS);
}

/** When a name that was added then is released, unless its DNS proves it before. */
export function releaseTime(unprovenSince: Date): Date {
  return new Date(unprovenSince.getTime() + UNPROVEN_DAYS * DAY_MS);
}
