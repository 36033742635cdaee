import { WEEKDAYS, type Weekday } from "@comanda/domain/hours/time-zone";
import { type SectionValue, withValueAt } from "../../../parts/saving/section-value.ts";
import { dayAt, type Span, spansOf, WEEK } from "../../hours/hours-faults.ts";

/** The same hours on some days; the other days are closed. */
export type QuickHours = { days: readonly Weekday[]; spans: readonly Span[] };

export const FIRST_HOURS: QuickHours = {
  days: WEEKDAYS,
  spans: [{ open: "12:00", close: "22:00" }],
};

/** Returns the settings with these hours in every day. A break is written in either order. */
export function withQuickHours(value: SectionValue, { days, spans }: QuickHours): SectionValue {
  const hours = inOrder(spans);
  return WEEKDAYS.reduce((next, day) => {
    const is_active = days.includes(day);
    const own = { ...dayAt(value, day), is_active, hours: is_active ? hours : [] };
    return withValueAt(next, `${WEEK}.${day}`, own);
  }, value);
}

/** Whether every day has these hours. */
export function hasQuickHours(value: SectionValue, { days, spans }: QuickHours): boolean {
  const hours = textOf(inOrder(spans));
  return WEEKDAYS.every(
    (day) => textOf(openSpans(value, day)) === (days.includes(day) ? hours : ""),
  );
}

/** Whether the restaurant is closed on every weekday. */
export const isWeekEmpty = (value: SectionValue): boolean =>
  WEEKDAYS.every((day) => openSpans(value, day).length === 0);

function openSpans(value: SectionValue, weekday: Weekday): readonly Span[] {
  const day = dayAt(value, weekday);
  return day.is_active === false ? [] : spansOf(day);
}

/** The hours as the days have them. */
export const inOrder = (spans: readonly Span[]) =>
  spans.toSorted((one, other) => one.open.localeCompare(other.open));
const textOf = (spans: readonly Span[]) =>
  spans.map(({ open, close }) => `${open}-${close}`).join();
