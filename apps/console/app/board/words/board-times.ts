import { effectiveTimezone } from "@comanda/domain/hours/effective-timezone";
import { DAY_MINUTES, DAY_MS } from "@comanda/domain/time/durations";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";

/** How a board writes times: the language of the member, the zone of the restaurant. */
export type TimeStyle = { locale: string; timezone: string };

/** The time of a day, always with 24 hours, as kitchens write it: `20:45`. */
export function timeText(instant: string | number, { timezone }: TimeStyle): string {
  return new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: effectiveTimezone(timezone),
  }).format(new Date(instant));
}

/** Milliseconds from which a weekday could be that of this week or of the next. */
const SIX_DAYS_MS = 6 * DAY_MS;

/** The short name of an instant's day, `Sun`, from six days ahead with its date; null where it is the day of `now`. */
export function dayText(instant: string, now: number, style: TimeStyle): string | null {
  const { locale, timezone } = style;
  const timeZone = effectiveTimezone(timezone);
  const at = new Date(instant);
  const date = new Intl.DateTimeFormat("en", { timeZone });
  if (date.format(at) === date.format(now)) return null;
  const day = Math.abs(at.getTime() - now) < SIX_DAYS_MS ? undefined : "numeric";
  return new Intl.DateTimeFormat(intlLocale(locale), { weekday: "short", day, timeZone }).format(
    at,
  );
}

/** The time of an instant, with its day from 24 hours ahead on: `02:00`, `Sun 09:00`. */
export function momentText(instant: string, now: number, style: TimeStyle): string {
  const time = timeText(instant, style);
  const day = Date.parse(instant) - now < DAY_MS ? null : dayText(instant, now, style);
  return day === null ? time : `${day} ${time}`;
}

/** The day of an instant, `Sun, 22 Nov`, with its year where that is another one; null where it is the day of `now`. */
export function dateText(instant: string, now: number, style: TimeStyle): string | null {
  if (dayText(instant, now, style) === null) return null;
  const timeZone = effectiveTimezone(style.timezone);
  const at = new Date(instant);
  const { format: yearOf } = new Intl.DateTimeFormat("en", { year: "numeric", timeZone });
  return new Intl.DateTimeFormat(intlLocale(style.locale), {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: yearOf(at) === yearOf(now) ? undefined : "numeric",
    timeZone,
  }).format(at);
}

/** Minutes up to which a length of time is written in minutes. */
const TWO_HOURS = 120;

/** A length of time in its largest whole unit: `4 min`, from two hours on `2 hr`, from a day on `1 day`. */
export function durationText(minutes: number, { locale }: TimeStyle): string {
  const write = (unit: string, length: number) =>
    new Intl.NumberFormat(intlLocale(locale), { style: "unit", unit, unitDisplay: "short" }).format(
      Math.floor(minutes / length),
    );
  if (minutes < TWO_HOURS) return write("minute", 1);
  return minutes < DAY_MINUTES ? write("hour", 60) : write("day", DAY_MINUTES);
}
