import type { Company } from "@comanda/contract/companies/company";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { Catalog } from "../catalog/to-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";
import { Refusal } from "../shared/refusal.ts";
import { readOrdersOfMonth } from "./plan-orders.store.ts";
import { planUsage } from "./plan-usage.ts";

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
async function companyWithUsage(
  { db, clock }: Pick<ApiContext, "db" | "clock">,
  { company, usage }: Pick<Catalog, "company" | "usage">,
): Promise<Company> {
  const month = await readOrdersOfMonth(db, company.id, company.timezone, clock());
  return { ...company, order_limit_usage_count: planUsage(usage, month) };
}
