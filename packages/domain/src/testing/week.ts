import { WEEKDAYS, type Weekday } from "../hours/time-zone.ts";

/** A text by day; days can be absent. */
export type DayTexts = { [day in Weekday]?: string };

type Shift = { open: string; close: string };

/** Business hours in the form of an import file. */
export type BusinessHoursFixture = { [day in Weekday]?: { is_active: boolean; hours: Shift[] } };

/** Parses `{ friday: "09:00-13:00 18:00-02:00" }`; a text in brackets means an inactive day. */
export function businessHours(days: DayTexts): BusinessHoursFixture {
  return Object.fromEntries(
    Object.entries(days).map(([day, text]) => {
      const hours = text
        .replace(/[[\]]/g, "")
        .split(" ")
        .filter(Boolean)
        .map((range) => ({ open: range.slice(0, 5), close: range.slice(6) }));
      return [day, { is_active: !text.startsWith("["), hours }];
    }),
  );
}

/** Returns the same text for every day. */
export function everyDay(text: string): Record<Weekday, string> {
  return Object.fromEntries(WEEKDAYS.map((day) => [day, text])) as Record<Weekday, string>;
}
