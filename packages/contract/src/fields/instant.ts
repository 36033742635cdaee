import { isCalendarDate } from "./calendar-date.ts";

/** ISO 8601 in the forms that backends write: with or without time, fraction and zone. */
const ISO_8601 =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:[.,](\d{1,3})\d*)?(?: ?(Z|[+-]\d{2})(?::?(\d{2}))?)?)?$/iu;

/**
 * Gives an instant a zone: UTC if it names none, so that server and browser read the same instant.
 * Null for any other text. `Date` is not strict enough: it reads `#777` as a year.
 */
export function normalizeInstant(text: string): string | null {
  const [, day, time = "00:00", second = ":00", fraction, ahead = "Z", minutes = "00"] =
    ISO_8601.exec(text.trim()) ?? [];
  if (!(day && isCalendarDate(day))) return null;
  const zone = /^z$/iu.test(ahead) ? "Z" : `${ahead}:${minutes}`;
  const instant = `${day}T${time}${second}${fraction ? `.${fraction}` : ""}${zone}`;
  return Number.isNaN(Date.parse(instant)) ? null : instant;
}
