import { WEEKDAYS, type Weekday } from "../time-zone.ts";
import { hoursAbroad } from "./hours-abroad.ts";
import { everydayHours, type HoursRow } from "./hours-table.ts";
import { type Days, type Week, week } from "./week.ts";

/** What holds of a company's hours at one instant. */
export type HoursCase = {
  /** What a test of it is called. */
  title: string;
  timezone: string;
  country: string;
  hours: Week | null;
  now: Date;
  open: boolean;
  /** When it closes, open now, or opens, closed now; null for never. */
  turn: Date | null;
  /** See `hours-table.ts`. */
  says: string;
  /** The company's weekday at `now`. */
  today: Weekday;
  /** What the list shows, by day: times in order, `24h` or `closed`. */
  list: Record<Weekday, string>;
};

/**
 * Every instant of the tables of hours, one case each: what the rules, the API's refusals and the
 * screens are all tested by.
 */
export const hoursCases: readonly HoursCase[] = [...everydayHours, ...hoursAbroad].flatMap(casesOf);

function casesOf({ what, zone, country, hours, list, at }: HoursRow): HoursCase[] {
  return at.map(([today, now, state, says]) => ({
    title: `${what}, ${now}: ${state}`,
    timezone: zone,
    country,
    hours: hours && week(hours),
    now: new Date(now),
    open: state.startsWith("open"),
    turn: state.includes(" until ") ? new Date(state.split(" until ")[1] ?? "") : null,
    says,
    today,
    list: wholeWeek(list),
  }));
}

function wholeWeek(list: Days): Record<Weekday, string> {
  const days = WEEKDAYS.map((day) => [day, list[day] ?? "closed"]);
  return Object.fromEntries(days) as Record<Weekday, string>;
}
