import type { OwnOrder } from "@comanda/contract/orders/own-order";
import { fromCents } from "@comanda/domain/money/cents";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";
import { Refusal } from "../shared/refusal.ts";
import { listOrdersOfDevice, type OwnOrderRow } from "./own-orders.store.ts";

/** A regular guest orders about once a week: a year of orders. */
const MAX_ORDERS = 50;

/**
 * Lists the orders of a device at a company, newest first; none without a device. The device is
 * proved by its cookie (decision 65). 404 `company_not_found`.
 */
export async function listOwnOrders(
  context: ApiContext,
  companyId: string,
  device: string | null,
): Promise<OwnOrder[] | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  if (device === null) return [];
  const rows = await listOrdersOfDevice(context.db, companyId, device, MAX_ORDERS);
  return rows.map(toOwnOrder);
}

function toOwnOrder(row: OwnOrderRow): OwnOrder {
  return {
    id: row.id,
    public_id: row.public_id,
    status: row.status,
    payment_status: row.payment_status,
    payment_state: row.payment_state,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    source: row.source,
    service_type: row.service_type,
    order_title: row.order_title,
    scheduled_delivery_date: row.scheduled_delivery_date?.toISOString() ?? null,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    promised_at: row.promised_at?.toISOString() ?? null,
    cancel_code: row.cancel_code,
    currency: row.currency,
    dishes: row.dishes,
    amount_due: fromCents(row.amount_due, row.currency.code),
  };
}
