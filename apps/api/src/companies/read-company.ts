import type { Company } from "@comanda/contract/companies/company";
import { monthlyOrdersLimit } from "@comanda/domain/company/plan";
import { effectiveTimezone } from "@comanda/domain/hours/time-zone";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { Catalog } from "../catalog/to-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";
import { Refusal } from "../shared/refusal.ts";
import { countOrdersOfMonth } from "./companies.store.ts";

/** Reads the company with its orders of this month counted; 404 `company_not_found`. */
export async function readCompany(
  context: ApiContext,
  companyId: string,
): Promise<Company | Refusal> {
  const catalog = await readCatalog(context, companyId);
  return catalog instanceof Refusal ? catalog : companyWithUsage(context, catalog);
}

/**
 * Returns the company with the current `order_limit_usage_count`: the orders placed here this
 * month, and those that another system counted this month.
 */
export async function companyWithUsage(
  { db, clock }: Pick<ApiContext, "db" | "clock">,
  { company, usage }: Pick<Catalog, "company" | "usage">,
): Promise<Company> {
  const timezone = effectiveTimezone(company.timezone);
  const month = await countOrdersOfMonth(db, company.id, timezone, clock());
  return { ...company, order_limit_usage_count: planUsage(usage, month) };
}

/**
 * Returns the plan's orders of a month: those placed here, and those that another system counted
 * since it began.
 */
export function planUsage(
  { counted, at }: Catalog["usage"],
  month: { start: Date; orders: number },
): number {
  return Math.max(0, month.orders + (at && at >= month.start ? counted : 0));
}

/**
 * Returns the company as the rules of ordering need it. Its orders of this month are counted only
 * when its subscriptions limit them, because counting takes longer the more orders there are.
 */
export async function companyWithUsageIfLimited(
  context: ApiContext,
  catalog: Catalog,
): Promise<Company> {
  const isLimited = monthlyOrdersLimit(catalog.company) !== null;
  return isLimited ? companyWithUsage(context, catalog) : catalog.company;
}
