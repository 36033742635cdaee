import { type DayEnd, dayEnd } from "@comanda/domain/availability/day-end";
import { openingHoursOf } from "@comanda/domain/hours/weekly-hours";
import type { Catalog } from "../catalog/to-catalog.ts";

/** The end of the company's day at `now`. */
export function dayEndOf({ company }: Pick<Catalog, "company">, now: Date): DayEnd {
  return dayEnd(openingHoursOf(company), company.timezone, now);
}
