import { effectiveTimezone } from "../hours/effective-timezone.ts";
import { localDate } from "../hours/local-date.ts";
import { wallClockTime } from "../hours/time-zone.ts";

/** The days on which a company shows its coupons, in its time zone (conformance 3.7). */
export type CouponPublication = {
  active?: boolean | null;
  /** `2026-03-01`, or an ISO 8601 instant, which counts as its day in the company's time zone. */
  start_date?: string | null;
  end_date?: string | null;
};

/**
 * Returns whether the company shows its coupons: the publication is active, and the company's time is
 * between 00:00:01 of the first day and 23:59:59 of the last (conformance 4.106). A missing date is no
 * limit. This does not concern the validity of a coupon: a customer can always enter its code.
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
    (!start || isAfter(second, publicationDay(start, timezone), "00:00:01")) &&
    (!end || isBefore(second, publicationDay(end, timezone), "23:59:59"))
  );
}

function isAfter(second: string, day: string | null, time: string): boolean {
  return day !== null && second >= `${day}T${time}`;
}

function isBefore(second: string, day: string | null, time: string): boolean {
  return day !== null && second <= `${day}T${time}`;
}

/**
 * Returns the day of a setting (`2026-03-01`), or null for another text. A day without a zone is in the
 * company's time zone.
 */
export function publicationDay(date: string, timezone: string): string | null {
  const [, day, rest = ""] = /^(\d{4}-\d{2}-\d{2})(.*)$/.exec(date.trim()) ?? [];
  if (!day) return null;
  if (!/(?:Z|[+-]\d{2}:?\d{2})$/i.test(rest)) return day;
  const instant = new Date(date);
  return Number.isNaN(instant.getTime()) ? null : localDate(timezone, instant);
}
