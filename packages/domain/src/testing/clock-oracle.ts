import { WEEKDAYS, wallClockTime } from "../hours/time-zone.ts";
import type { OpeningHours } from "../hours/weekly-hours.ts";

const MINUTE = 60_000;

/**
 * Returns the instant up to `instant` at which the clock showed its latest time: before a clock change
 * back.
 */
function latestReading(timeZone: string, instant: number): number {
  const wentBack =
    wallClockTime(timeZone, instant) - wallClockTime(timeZone, instant - 180 * MINUTE);
  if (wentBack >= 180 * MINUTE) return instant;
  let latest = instant;
  for (let at = instant - 180 * MINUTE; at < instant; at += MINUTE) {
    const end = Math.min(at + MINUTE - 1, instant);
    for (const each of [at, end]) {
      if (wallClockTime(timeZone, each) > wallClockTime(timeZone, latest)) latest = each;
    }
  }
  return latest;
}

/**
 * Tells whether the company is open by a second method: reads the clock as `Intl` formats it, and stops
 * it when the clock goes back.
 */
export function clockOracle(hours: OpeningHours, timeZone: string): (instant: number) => boolean {
  const printed = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const isSet = WEEKDAYS.some((day) => hours[day]?.hours?.length);
  const shifts = (date: string) => {
    const special = hours.special_dates?.findLast((each) => each.date === date);
    if (special) return special.hours ?? [];
    if (!isSet) return [{ open: "00:00", close: "23:59" }];
    const day = WEEKDAYS[(new Date(date).getUTCDay() + 6) % 7];
    const { is_active = true, hours: ranges } = (day && hours[day]) ?? {};
    return is_active ? (ranges ?? []) : [];
  };
  /** The shifts of a date and of the day before it: minutes of the same day ask for them again. */
  const known = new Map<
    string,
    { today: ReturnType<typeof shifts>; before: ReturnType<typeof shifts> }
  >();
  const shiftsAround = (date: string) => {
    let found = known.get(date);
    if (!found) {
      const yesterday = new Date(Date.parse(date) - 24 * 60 * MINUTE).toISOString().slice(0, 10);
      found = { today: shifts(date), before: shifts(yesterday) };
      known.set(date, found);
    }
    return found;
  };
  return (instant) => {
    const reading = printed.format(latestReading(timeZone, instant));
    const [, day, month, year, now = ""] =
      /(\d\d)\/(\d\d)\/(\d{4}).*?(\d\d:\d\d)/.exec(reading) ?? [];
    const { today, before } = shiftsAround(`${year}-${month}-${day}`);
    return (
      today.some(
        ({ open, close }) =>
          open <= now && (now < close || close <= open || (close === "23:59" && now === close)),
      ) || before.some(({ open, close }) => close !== "23:59" && close <= open && now < close)
    );
  };
}
