import { isCalendarDate } from "./calendar-date.ts";

/** ISO 8601 as backends write it: with or without a time, fractions of any length, a zone. */
const ISO_8601 =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:[.,](\d{1,3})\d*)?(?: ?(Z|[+-]\d{2})(?::?(\d{2}))?)?)?$/iu;

/**
 * An instant as every clock reads it the same: one without a zone is of UTC, not of the place where
 * it happens to be read. Null for a text that is none, which `Date` may take for one all the same
 * (`#777` is a year to it).
 */
export function normalizeInstant(text: string): string | null {
  const [, day, time = "00:00", second = ":00", fraction, ahead = "Z", minutes = "00"] =
    ISO_8601.exec(text.trim()) ?? [];
  if (!(day && isCalendarDate(day))) return null;
  const zone = /^z$/iu.test(ahead) ? "Z" : `${ahead}:${minutes}`;
  const instant = `${day}T${time}${second}${fraction ? `.${fraction}` : ""}${zone}`;
  return Number.isNaN(Date.parse(instant)) ? null : instant;
}
