import { localDate } from "../hours/local-date.ts";
import { effectiveTimezone, wallClockTime } from "../hours/time-zone.ts";

/** Spec §3, Company, coupon_published: the days are the company's. */
export type CouponPublication = {
  active?: boolean | null;
  /** `2026-03-01`, or an ISO 8601 instant, which is the day it falls on where the company is. */
  start_date?: string | null;
  end_date?: string | null;
};

/**
 * Whether the company shows its coupons: the window is active, and the company's clock is between
 * 00:00:01 of its first day and 23:59:59 of its last (spec §4, Loyalty and coupons). A side without a
 * date is open. It says nothing of a coupon's validity: a code that somebody was given counts anyway.
 */
export function areCouponsPublished(
  window: CouponPublication | null | undefined,
  timezone: string,
  now: Date,
): boolean {
  if (!window?.active) return false;
  const clock = new Date(wallClockTime(effectiveTimezone(timezone), now.getTime())).toISOString();
  const second = clock.slice(0, "2026-03-01T00:00:01".length);
  const { start_date: start, end_date: end } = window;
  return (
    (!start || isAfter(second, dayOf(start, timezone), "00:00:01")) &&
    (!end || isBefore(second, dayOf(end, timezone), "23:59:59"))
  );
}

function isAfter(second: string, day: string | null, time: string): boolean {
  return day !== null && second >= `${day}T${time}`;
}

function isBefore(second: string, day: string | null, time: string): boolean {
  return day !== null && second <= `${day}T${time}`;
}

/** The day that a setting names; null for a text that names none. Without a zone it is the company's. */
function dayOf(date: string, timezone: string): string | null {
  const [, day, rest = ""] = /^(\d{4}-\d{2}-\d{2})(.*)$/.exec(date.trim()) ?? [];
  if (!day) return null;
  if (!/(?:Z|[+-]\d{2}:?\d{2})$/i.test(rest)) return day;
  const instant = new Date(date);
  return Number.isNaN(instant.getTime()) ? null : localDate(timezone, instant);
}
