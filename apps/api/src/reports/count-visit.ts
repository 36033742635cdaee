import { localDate } from "@comanda/domain/local-date";
import { readCatalog } from "../companies/read-company.ts";
import type { Context } from "../deps.ts";
import { Refusal } from "../refusal.ts";
import { addVisit } from "./reports.store.ts";

/**
 * Counts one visit of a company on a day, `yyyy-MM-dd` (spec §7). A visitor's calendar may be a day
 * ahead of the company's or behind, and no more: 422 `invalid_params`. 404 `company_not_found`.
 */
export async function countVisit(
  context: Context,
  companyId: string,
  date: string,
): Promise<undefined | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const { timezone } = catalog.company;
  const days = [-1, 0, 1].map((offset) => localDate(timezone, context.clock(), offset));
  if (!days.includes(date)) {
    const fault = { path: "date", message: "must be today in the company's time zone" };
    return new Refusal("invalid_params", { errors: [fault] });
  }
  await addVisit(context.db, companyId, date);
  return undefined;
}
