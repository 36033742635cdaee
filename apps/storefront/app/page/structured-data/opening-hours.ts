import { comingDates } from "@comanda/domain/hours/coming-dates";
import type { Weekday } from "@comanda/domain/hours/time-zone";
import { hoursByDay, weekSchedule } from "@comanda/domain/hours/week-schedule";
import type { BusinessHours, OpeningHours } from "@comanda/domain/hours/weekly-hours";

const DAYS = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
} as const satisfies Record<Weekday, string>;

type Specification = {
  "@type": "OpeningHoursSpecification";
  dayOfWeek: (typeof DAYS)[Weekday][];
  opens: string;
  closes: string;
};

/**
 * Returns the opening hours of the week for schema.org. Days with the same hours are one entry; a
 * `closes` before its `opens` is on the next day. Undefined for a company without hours, which is
 * always open.
 */
export function openingHours(hours: BusinessHours | null): Specification[] | undefined {
  if (!hoursByDay(hours)) return undefined;
  const specifications = new Map<string, Specification>();
  // The instant only decides which day is today, which is not used here.
  for (const { weekday, ranges } of weekSchedule(hours, "UTC", new Date(0))) {
    for (const { open: opens, close: closes } of ranges) {
      const key = `${opens}-${closes}`;
      const day = DAYS[weekday];
      const same = specifications.get(key);
      if (same) same.dayOfWeek.push(day);
      else {
        const specification = { dayOfWeek: [day], opens, closes };
        specifications.set(key, { "@type": "OpeningHoursSpecification", ...specification });
      }
    }
  }
  return [...specifications.values()];
}

/** The most dates that are listed. */
const MAX_DATES = 50;

type DateSpecification = {
  "@type": "OpeningHoursSpecification";
  validFrom: string;
  validThrough: string;
  opens: string;
  closes: string;
};

/**
 * Returns the hours of the coming dates that differ from the week, such as holidays, for schema.org: a day
 * that opens and closes at 00:00 is closed. Undefined without any.
 */
export function specialHours(
  hours: OpeningHours | null,
  timezone: string,
  now: Date,
): DateSpecification[] | undefined {
  const closed = [{ open: "00:00", close: "00:00" }];
  const specifications = comingDates(hours, timezone, now, MAX_DATES).flatMap(({ date, ranges }) =>
    (ranges.length > 0 ? ranges : closed).map(({ open: opens, close: closes }) => ({
      "@type": "OpeningHoursSpecification" as const,
      validFrom: date,
      validThrough: date,
      opens,
      closes,
    })),
  );
  return specifications.length > 0 ? specifications : undefined;
}
