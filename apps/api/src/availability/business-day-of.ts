import { type BusinessDay, businessDay } from "@comanda/domain/availability/business-day";
import type { Catalog } from "../catalog/to-catalog.ts";

/** The company's business day at `now`. */
export function businessDayOf({ company }: Pick<Catalog, "company">, now: Date): BusinessDay {
  return businessDay(company.business_hours_settings, company.timezone, now);
}
