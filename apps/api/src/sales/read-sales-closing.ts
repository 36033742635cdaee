import type { SalesClosing } from "@comanda/contract/sales/sales-schemas";
import { businessDayOf, businessDayStart, shiftDay } from "@comanda/domain/hours/business-day";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { findClosingFacts } from "./closing-facts.store.ts";
import { addFigures, type Sum, toWireFigures, toWireRow } from "./figures.ts";
import { rankBestSellers } from "./rank-best-sellers.ts";
import { openSums, readAtOneInstant } from "./read-sums.ts";
import { readSalesCompany, type SalesContext } from "./sales-context.ts";

/** Returns the closing report of a business day, by default the present one; 404 `company_not_found`. */
export async function readSalesClosing(
  context: SalesContext,
  { companyId }: Pick<StaffMember, "companyId">,
  query: { day?: string | undefined },
): Promise<SalesClosing | Refusal> {
  const company = await readSalesCompany(context, companyId);
  if (company instanceof Refusal) return company;
  const { scope, catalog } = company;
  const now = context.clock();
  const today = businessDayOf(scope, now);
  const day = query.day ?? today;
  const begins = new Date(businessDayStart(scope, day));
  const ends = new Date(businessDayStart(scope, shiftDay(day, 1)));
  const read = await readAtOneInstant(context.db, async (trx) => {
    const sums = await openSums(trx, scope, [day]);
    return {
      total: await sums("total"),
      payments: await sums("payment"),
      serviceTypes: await sums("service_type"),
      facts: await findClosingFacts(trx, companyId, [begins, ends]),
    };
  });
  const rows = (sums: readonly Sum[]) =>
    rankBestSellers(sums, "total").map((sum) => toWireRow(sum, scope.currency));
  return {
    day,
    today,
    begins_at: begins.toISOString(),
    ends_at: ends.toISOString(),
    now: now.toISOString(),
    timezone: scope.timezone,
    currency: catalog.company.currency,
    figures: toWireFigures(addFigures(read.total), scope.currency),
    payments: rows(read.payments),
    service_types: rows(read.serviceTypes),
    ...read.facts,
  };
}
