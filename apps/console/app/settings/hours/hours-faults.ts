import { WEEKDAYS } from "@comanda/domain/hours/time-zone";
import { toRange } from "@comanda/domain/hours/weekly-hours";
import { DAY_MINUTES } from "@comanda/domain/time/durations";
import { type SectionValue, valueAt } from "../../parts/saving/section-value.ts";

export type Span = { open: string; close: string };
export type HoursFault = "missing" | "empty" | "overlap" | "nightBefore" | "noDate" | "sameDate";
export type SpecialDate = { date: string; name?: string | null; hours?: readonly Span[] | null };

export const WEEK = "company.business_hours_settings";
export const DATES = "company.special_dates";

type Day = { is_active?: boolean | null; hours?: readonly Span[] | null };

/** A weekday of the draft; empty where nothing is set. */
export function dayAt(value: SectionValue, day: string): Day {
  return (valueAt(value, `${WEEK}.${day}`) as Day | null | undefined) ?? {};
}

/** The hours of a day. */
export function spansOf(day: Day): readonly Span[] {
  return day.hours ?? [];
}

/** The dates of the draft with other hours than their weekday. */
export function datesIn(value: SectionValue): readonly SpecialDate[] {
  return (valueAt(value, DATES) as readonly SpecialDate[] | null | undefined) ?? [];
}

/**
 * What is wrong with the hours, by paths. An end before the beginning is past midnight and right.
 * Hours that end when they begin, and hours that overlap, are wrong.
 */
export function hoursFaults(value: SectionValue): Record<string, HoursFault> {
  const faults: Record<string, HoursFault> = {};
  WEEKDAYS.forEach((weekday, index) => {
    const day = dayAt(value, weekday);
    if (day.is_active === false) return;
    const before = dayAt(value, WEEKDAYS[(index + 6) % 7] ?? "sunday");
    const night = before.is_active === false ? [] : spansOf(before);
    spanFaults(spansOf(day), `${WEEK}.${weekday}.hours`, night, faults);
  });
  const seen = new Set<string>();
  datesIn(value).forEach(({ date, hours }, index) => {
    const path = `${DATES}.${index}`;
    if (date === "") faults[`${path}.date`] = "noDate";
    else if (seen.has(date)) faults[`${path}.date`] = "sameDate";
    seen.add(date);
    spanFaults(hours ?? [], `${path}.hours`, [], faults);
  });
  return faults;
}

function spanFaults(
  spans: readonly Span[],
  path: string,
  dayBefore: readonly Span[],
  faults: Record<string, HoursFault>,
): void {
  const night = Math.max(0, ...dayBefore.filter(isWhole).map((span) => toRange(span).close));
  spans.forEach((span, index) => {
    const at = `${path}.${index}`;
    if (span.open === "") faults[`${at}.open`] = "missing";
    if (span.close === "") faults[`${at}.close`] = "missing";
    if (!isWhole(span)) {
      if (span.open !== "" && span.close !== "") faults[`${at}.close`] = "empty";
      return;
    }
    const range = toRange(span);
    const overlaps = spans.slice(0, index).some((other) => {
      const earlier = isWhole(other) && toRange(other);
      return earlier && range.open < earlier.close && earlier.open < range.close;
    });
    if (overlaps) faults[`${at}.open`] = "overlap";
    else if (range.open < night - DAY_MINUTES) faults[`${at}.open`] = "nightBefore";
  });
}

/** Whether hours have a beginning and an end that differ. */
const isWhole = ({ open, close }: Span) => open !== "" && close !== "" && open !== close;

/** Whether hours end on the day after. */
export const isPastMidnight = (span: Span): boolean => isWhole(span) && span.close < span.open;
