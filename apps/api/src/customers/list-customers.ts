import type {
  ParsedStaffRequestPart,
  StaffCallAnswer,
} from "@comanda/contract/staff/staff-call-schemas";
import { effectiveTimezone } from "@comanda/domain/hours/effective-timezone";
import { readCatalog } from "../catalog/read-catalog.ts";
import { Refusal } from "../shared/refusal.ts";
import { findCustomerPage } from "./customer-list.store.ts";
import { toCustomerSummaries } from "./customer-view.ts";
import type { CustomersContext } from "./customers-context.ts";

/** Customers on a page of the list. */
const PAGE_SIZE = 25;

/**
 * Returns a page of the company's customers, by a search, in the wanted order: those without an
 * order too. 404 `company_not_found`.
 */
export async function listCustomers(
  context: Pick<CustomersContext, "db" | "catalogCache">,
  companyId: string,
  { search, sort = "last_order", page = 1 }: ParsedStaffRequestPart<"listCustomers", "query">,
): Promise<StaffCallAnswer<"listCustomers"> | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const { currency, timezone } = catalog.company;
  const range = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const asked = { search, sort, currency: currency.code };
  const found = await findCustomerPage(context.db, companyId, asked, range);
  return {
    customers: await toCustomerSummaries(context.db, companyId, found.customers, currency.code),
    currency,
    timezone: effectiveTimezone(timezone),
    page,
    pages: Math.ceil(found.total / PAGE_SIZE),
    total: found.total,
  };
}
