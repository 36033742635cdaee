import type { ExportedOrder } from "@comanda/contract/sales/sales-schemas";
import type {
  ParsedStaffRequestPart,
  StaffCallAnswer,
} from "@comanda/contract/staff/staff-call-schemas";
import { businessDayOf, businessDayStart, shiftDay } from "@comanda/domain/hours/business-day";
import { type Cents, fromCents } from "@comanda/domain/money/cents";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { type ExportedOrderRow, findOrdersPlaced } from "./exported-orders.store.ts";
import { readSalesCompany, type SalesContext } from "./sales-context.ts";
import type { SalesScope } from "./sum-orders.store.ts";

/** The most orders of an export: about 8 MB. */
const MAX_ORDERS = 20_000;

/**
 * Returns the placed orders of business days with their amounts, the first ones first, at most `most`; nothing in
 * them names a person. 404 `company_not_found`.
 */
export async function exportSalesOrders(
  context: SalesContext,
  { companyId }: Pick<StaffMember, "companyId">,
  { from, to }: ParsedStaffRequestPart<"exportSalesOrders", "query">,
  most: number = MAX_ORDERS,
): Promise<StaffCallAnswer<"exportSalesOrders"> | Refusal> {
  const company = await readSalesCompany(context, companyId);
  if (company instanceof Refusal) return company;
  const { scope } = company;
  const startOf = (day: string) => new Date(businessDayStart(scope, day));
  const span = { from: startOf(from), to: startOf(shiftDay(to, 1)) };
  const rows = await findOrdersPlaced(context.db, companyId, span, most + 1);
  return {
    orders: rows.slice(0, most).map((row) => toExportedOrder(row, scope)),
    timezone: scope.timezone,
    has_more: rows.length > most,
  };
}

function toExportedOrder(row: ExportedOrderRow, scope: SalesScope): ExportedOrder {
  const { public_id, status, service_type, assigned_payment: method, currency } = row;
  const placed = row.placed_at ?? new Date(0);
  const major = (amount: Cents | null) => fromCents(amount ?? 0, currency.code);
  return {
    public_id,
    day: businessDayOf(scope, placed),
    placed_at: placed.toISOString(),
    status,
    service_type,
    table: [row.order_title, row.table_zone].filter(Boolean).join(", ") || null,
    payment: method && (method.description ?? method.code),
    source: row.utm_source,
    currency: currency.code,
    products: major(row.combos_price),
    discounts: major(row.discounts_amount),
    delivery: major(row.delivery_price),
    service_fee: major(row.service_fee),
    tip: major(row.tip),
    payment_fee: major(row.payment_fee),
    total: major(row.amount_due),
    refunded: major(row.refunded),
  };
}
