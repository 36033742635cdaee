import { WEEKDAYS } from "../hours/time-zone.ts";
import type { OpeningHours } from "../hours/weekly-hours.ts";
import { DAY_MS, MINUTE_MS } from "../time/durations.ts";

/** `Intl` is slow: within a quarter of an hour that its clock passes evenly, minutes are counted. */
const QUARTER = 15 * MINUTE_MS;

/** `wall` is the instant at which a UTC clock shows the same, with the seconds of the read instant. */
type Reading = { date: string; time: string; wall: number };

/** Returns a function that reads the clock of a zone as `Intl` formats it. */
function clockReader(timeZone: string): (instant: number) => Reading {
  const printed = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const read = (instant: number): Reading => {
    const [, day, month, year, time = ""] =
      /(\d\d)\/(\d\d)\/(\d{4}).*?(\d\d:\d\d)/.exec(printed.format(instant)) ?? [];
    const date = `${year}-${month}-${day}`;
    return { date, time, wall: Date.parse(`${date}T${time}Z`) + (instant % MINUTE_MS) };
  };
  const quarters = new Map<number, Reading | null>();
  /** What the clock shows when a quarter begins; null where it does not show 15 following minutes of one date. */
  const evenQuarter = (start: number): Reading | null => {
    let found = quarters.get(start);
    if (found === undefined) {
      const first = read(start);
      const last = read(start + QUARTER - 1);
      const isEven =
        first.date === last.date && minutesOf(last.time) - minutesOf(first.time) === 14;
      found = isEven ? first : null;
      quarters.set(start, found);
    }
    return found;
  };
  return (instant) => {
    const start = Math.floor(instant / QUARTER) * QUARTER;
    const first = evenQuarter(start);
    if (!first) return read(instant);
    const minutes = minutesOf(first.time) + Math.floor((instant - start) / MINUTE_MS);
    const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
    const time = `${padded(hour)}:${padded(minute)}`;
    return { date: first.date, time, wall: first.wall + instant - start };
  };
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const padded = (value: number): string => String(value).padStart(2, "0");

/**
 * Returns the latest time that the clock has shown until `instant`: when it goes back, the time before.
 */
function latestReading(readClock: (instant: number) => Reading, instant: number): Reading {
  const reading = readClock(instant);
  const before = instant - 180 * MINUTE_MS;
  if (reading.wall - readClock(before).wall >= 180 * MINUTE_MS) return reading;
  let latest = reading;
  for (let at = before; at < instant; at += MINUTE_MS) {
    for (const each of [at, Math.min(at + MINUTE_MS - 1, instant)]) {
      const earlier = readClock(each);
      if (earlier.wall > latest.wall) latest = earlier;
    }
  }
  return latest;
}

/**
 * Tells whether the company is open by a second method: reads the clock as `Intl` formats it, and stops
 * it when the clock goes back.
 */
export function clockOracle(hours: OpeningHours, timeZone: string): (instant: number) => boolean {
  const readClock = clockReader(timeZone);
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
      const yesterday = new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);
      found = { today: shifts(date), before: shifts(yesterday) };
      known.set(date, found);
    }
    return found;
  };
  return (instant) => {
    const { date, time: now } = latestReading(readClock, instant);
    const { today, before } = shiftsAround(date);
    return (
      today.some(
        ({ open, close }) =>
          open <= now && (now < close || close <= open || (close === "23:59" && now === close)),
      ) || before.some(({ open, close }) => close !== "23:59" && close <= open && now < close)
    );
  };
}
