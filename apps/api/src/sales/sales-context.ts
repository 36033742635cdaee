import { effectiveTimezone } from "@comanda/domain/hours/effective-timezone";
import type { CurrentCatalog } from "../catalog/current-catalog.ts";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { PaymentContext } from "../payments/payment-context.ts";
import { Refusal } from "../shared/refusal.ts";
import { findSalesSettings } from "./sales-settings.store.ts";
import type { SalesScope } from "./sum-orders.store.ts";

/** What the reports work with. */
export type SalesContext = Pick<PaymentContext, "db" | "clock" | "catalogCache">;

/** A company as the reports need it. */
export type SalesCompany = { scope: SalesScope; catalog: CurrentCatalog };

/** Reads a company's catalog, and the time zone, start of the day and currency of its reports; 404 `company_not_found`. */
export async function readSalesCompany(
  context: Pick<SalesContext, "db" | "catalogCache">,
  companyId: string,
): Promise<SalesCompany | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const settings = await findSalesSettings(context.db, companyId);
  if (!settings) return new Refusal("company_not_found");
  const { timezone, currency } = catalog.company;
  const scope = {
    companyId,
    timezone: effectiveTimezone(timezone),
    startHour: settings.start_hour,
    currency: currency.code,
  };
  return { scope, catalog };
}
