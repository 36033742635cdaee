import type {
  ParsedStaffRequestPart,
  StaffCallAnswer,
} from "@comanda/contract/staff/staff-call-schemas";
import { effectiveTimezone } from "@comanda/domain/hours/effective-timezone";
import { readCatalog } from "../catalog/read-catalog.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import type { BoardContext } from "./board-context.ts";
import { findOrderPage } from "./board-orders.store.ts";
import { toStaffOrder } from "./staff-order-view.ts";

const PAGE_SIZE = 50;

/**
 * Returns a page of the placed orders, the latest first: of one day of the company's calendar, by a
 * search, an order type and a status. 404 `company_not_found`.
 */
export async function listStaffOrders(
  context: Pick<BoardContext, "db" | "clock" | "catalogCache">,
  { companyId, permissions }: Pick<StaffMember, "companyId" | "permissions">,
  query: ParsedStaffRequestPart<"listStaffOrders", "query">,
): Promise<StaffCallAnswer<"listStaffOrders"> | Refusal> {
  const { db, clock } = context;
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const { day, search, service_type: serviceType, status, page = 1 } = query;
  const timezone = effectiveTimezone(catalog.company.timezone);
  const filter = { day, timezone, search, serviceType, status };
  const place = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const { orders, total } = await findOrderPage(db, companyId, filter, place);
  const now = clock();
  return {
    orders: orders.map((order) => toStaffOrder(order, { permissions, now })),
    page,
    pages: Math.ceil(total / PAGE_SIZE),
    total,
  };
}
