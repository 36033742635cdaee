import { effectiveTimezone } from "@comanda/domain/hours/effective-timezone";
import { firstInstantAt, wallClockTime } from "@comanda/domain/hours/time-zone";
import { DAY_MS, MINUTE_MS } from "@comanda/domain/time/durations";

/**
 * The next instant after `now` at which the clock of the restaurant shows `time` (`21:30`); null for a
 * text that is no time.
 */
export function nextTime(time: string, timezone: string, now: Date): Date | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/u.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const zone = effectiveTimezone(timezone);
  const wall = wallClockTime(zone, now.getTime());
  const today =
    Math.floor(wall / DAY_MS) * DAY_MS + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  for (let at = today; ; at += DAY_MS) {
    const instant = firstInstantAt(zone, at);
    if (instant > now.getTime()) return new Date(instant);
  }
}
