import { type BusinessDay, businessDay } from "@comanda/domain/availability/business-day";
import { openingHoursOf } from "@comanda/domain/hours/weekly-hours";
import type { Catalog } from "../catalog/to-catalog.ts";

/** The company's business day at `now`. */
export function businessDayOf({ company }: Pick<Catalog, "company">, now: Date): BusinessDay {
  return businessDay(openingHoursOf(company), company.timezone, now);
}
