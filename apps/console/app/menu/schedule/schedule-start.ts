import { localDate } from "@comanda/domain/hours/local-date";
import { instantAtLocal } from "@comanda/domain/hours/local-instant";

/** A date and a time of the restaurant's clock, as their fields have them; empty while not chosen. */
export type ScheduleStart = { date: string; time: string };
export type StartFault = "dateMissing" | "timeMissing" | "past";

/** Tomorrow, before most restaurants open. */
export const firstStart = (timezone: string, now: Date): ScheduleStart => ({
  date: localDate(timezone, now, 1),
  time: "06:00",
});

/** What is wrong with a start; null when it is to come. */
export function startFault(
  { date, time }: ScheduleStart,
  timezone: string,
  now: Date,
): StartFault | null {
  if (date === "") return "dateMissing";
  if (time === "") return "timeMissing";
  return instantAtLocal(timezone, date, time) <= now ? "past" : null;
}
