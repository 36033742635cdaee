import { localDate } from "@comanda/domain/hours/local-date";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";
import { Refusal } from "../shared/refusal.ts";
import { incrementVisits } from "./reports.store.ts";

/**
 * Counts one visit of a company on a day, `yyyy-MM-dd` (conformance 7.26). A visitor's calendar may
 * differ from the company's by one day: 422 `invalid_params` beyond that. 404 `company_not_found`.
 */
export async function countVisit(
  context: ApiContext,
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
  await incrementVisits(context.db, companyId, date);
  return undefined;
}
