import type {
  ParsedStaffRequestPart,
  StaffCallAnswer,
} from "@comanda/contract/staff/staff-call-schemas";
import { effectiveTimezone } from "@comanda/domain/hours/effective-timezone";
import { recordChange } from "../audit/audit.store.ts";
import { readCatalog } from "../catalog/read-catalog.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { findCustomerPage } from "./customer-list.store.ts";
import { toCustomerSummaries } from "./customer-view.ts";
import type { CustomersContext } from "./customers-context.ts";

/** Customers on a page of the list. */
const PAGE_SIZE = 25;

/** The most customers of an export: about 5 MB. */
export const MAX_EXPORTED = 20_000;

type ListContext = Pick<CustomersContext, "db" | "catalogCache">;
type ListQuery = ParsedStaffRequestPart<"listCustomers", "query">;

/**
 * Returns a page of the company's customers, by a search, in the wanted order: those without an
 * order too. 404 `company_not_found`.
 */
export async function listCustomers(
  context: ListContext,
  companyId: string,
  { search, sort = "last_order", page = 1 }: ListQuery,
): Promise<StaffCallAnswer<"listCustomers"> | Refusal> {
  const range = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const found = await findSummaries(context, companyId, { search, sort }, range);
  if (found instanceof Refusal) return found;
  return { ...found, page, pages: Math.ceil(found.total / PAGE_SIZE) };
}

/**
 * Returns all customers that a search finds, the last orders first, at most `most`, and notes in the audit log how
 * many were read. 404 `company_not_found`.
 */
export async function exportCustomers(
  context: CustomersContext,
  member: StaffMember,
  { search }: ParsedStaffRequestPart<"exportCustomers", "query">,
  most: number = MAX_EXPORTED,
): Promise<StaffCallAnswer<"exportCustomers"> | Refusal> {
  const range = { offset: 0, limit: most };
  const asked = { search, sort: "last_order" } as const;
  const found = await findSummaries(context, member.companyId, asked, range);
  if (found instanceof Refusal) return found;
  await recordChange(context.db, member, context.clock(), {
    action: "customers.export_list",
    target: null,
    before: null,
    after: { customers: found.customers.length },
  });
  return found;
}

/** Finds a range of the company's customers as rows of the list, and how many there are in all. */
async function findSummaries(
  context: ListContext,
  companyId: string,
  { search, sort }: Required<Pick<ListQuery, "sort">> & Pick<ListQuery, "search">,
  range: { offset: number; limit: number },
): Promise<StaffCallAnswer<"exportCustomers"> | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const { currency, timezone } = catalog.company;
  const asked = { search, sort, currency: currency.code };
  const found = await findCustomerPage(context.db, companyId, asked, range);
  return {
    customers: await toCustomerSummaries(context.db, companyId, found.customers, currency.code),
    currency,
    timezone: effectiveTimezone(timezone),
    total: found.total,
  };
}
