import { WEEKDAYS, type Weekday } from "../hours/time-zone.ts";
import { clockChangeRows } from "./clock-change-rows.ts";
import { everydayRows, type HoursRow } from "./hours-rows.ts";
import { type BusinessHoursFixture, businessHours, type DayTexts } from "./week.ts";

/** A company's hours at one instant, with the expected state. */
export type HoursCase = {
  /** The title of its test. */
  title: string;
  timezone: string;
  country: string;
  hours: BusinessHoursFixture | null;
  now: Date;
  open: boolean;
  /** The next closing or opening; null for never. */
  changesAt: Date | null;
  /** See `hours-rows.ts`. */
  expectedText: string;
  /** The company's weekday at `now`. */
  today: Weekday;
  /** The list on the page by day: times in order, `24h` or `closed`. */
  list: Record<Weekday, string>;
};

/**
 * One case for each instant of the tables. The rules, the API's refusals and the screens are tested
 * with them.
 */
export const hoursCases: readonly HoursCase[] = [...everydayRows, ...clockChangeRows].flatMap(
  casesOf,
);

function casesOf({ title, zone, country, hours, list, moments }: HoursRow): HoursCase[] {
  return moments.map(([today, now, state, expectedText]) => ({
    title: `${title}, ${now}: ${state}`,
    timezone: zone,
    country,
    hours: hours && businessHours(hours),
    now: new Date(now),
    open: state.startsWith("open"),
    changesAt: state.includes(" until ") ? new Date(state.split(" until ")[1] ?? "") : null,
    expectedText,
    today,
    list: wholeWeek(list),
  }));
}

function wholeWeek(list: DayTexts): Record<Weekday, string> {
  const days = WEEKDAYS.map((day) => [day, list[day] ?? "closed"]);
  return Object.fromEntries(days) as Record<Weekday, string>;
}
