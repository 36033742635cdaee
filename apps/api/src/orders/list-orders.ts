import type { Order } from "@comanda/contract/orders/order";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { type Currency, fromCents } from "@comanda/domain/money/cents";
import { isFinalStatus, type OrderStatus, TRANSITIONS } from "@comanda/domain/orders/status";
import type { Deps } from "../context/deps.ts";
import { firstRange } from "../shared/list-range.ts";
import { findOrderLines, listLatestOrders } from "./order-list.store.ts";
import type { OrderLineRow } from "./orders.store.ts";

/** An order in a list. */
export type OrderSummary = {
  id: string;
  public_id: number;
  status: OrderStatus;
  service_type: ServiceType;
  client_name: string | null;
  order_title: string | null;
  /** The amount to pay, in major units. */
  amount_due: number;
  currency: Currency;
  /** The state of the online payment. */
  payment_state: Order["payment_state"];
  payment_status: Order["payment_status"];
  created_at: Date;
  placed_at: Date | null;
  scheduled_for: Date | null;
  /** The company's, IANA. */
  timezone: string;
  combos: OrderSummaryLine[];
};

/** A line of the order, for the kitchen. */
export type OrderSummaryLine = Pick<
  Order["combos"][number],
  "name" | "variant_name" | "quantity" | "comment"
> & { modifiers: { name: string; quantity: number }[] };

const ALL = Object.keys(TRANSITIONS) as OrderStatus[];

/** The statuses in which the restaurant has something to do. */
export const OPEN_STATUSES = ALL.filter(
  (status) => status !== "INITIATED" && !isFinalStatus(status),
);

/**
 * Lists the company's latest orders, newest first: those with the given statuses; by default the
 * open ones and those with a pending refund.
 */
export async function listOrders(
  { db }: Pick<Deps, "db">,
  companyId: string,
  statuses: readonly OrderStatus[] | undefined = undefined,
  range = firstRange,
): Promise<OrderSummary[]> {
  const filter = { statuses: statuses ?? OPEN_STATUSES, refundPending: !statuses };
  const rows = await listLatestOrders(db, companyId, filter, range);
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(await findOrderLines(db, companyId, ids), ({ order_id }) => order_id);
  return rows.map((row) => ({
    id: row.id,
    public_id: row.public_id,
    status: row.status,
    service_type: row.service_type,
    client_name: row.client_snapshot?.name ?? null,
    order_title: row.order_title,
    amount_due: fromCents(row.amount_due, row.currency.code),
    currency: row.currency,
    payment_state: row.payment_state,
    payment_status: row.payment_status,
    created_at: row.created_at,
    placed_at: row.placed_at,
    scheduled_for: row.scheduled_delivery_date,
    timezone: row.timezone,
    combos: (lines.get(row.id) ?? []).map(toSummaryLine),
  }));
}

function toSummaryLine({
  name,
  variant_name,
  quantity,
  comment,
  modifiers,
}: OrderLineRow): OrderSummaryLine {
  const chosen = modifiers.map((modifier) => ({
    name: modifier.name,
    quantity: modifier.quantity,
  }));
  return { name, variant_name, quantity, comment, modifiers: chosen };
}
