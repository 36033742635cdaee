import type { Order } from "@comanda/contract/orders";
import { type Currency, fromCents } from "@comanda/domain/money";
import { isFinal, type OrderStatus, TRANSITIONS } from "@comanda/domain/order-status";
import type { ServiceType } from "@comanda/domain/service-type";
import type { Deps } from "../deps.ts";
import { findOrders } from "./orders.store.ts";

/** What a list says of an order. */
export type OrderSummary = {
  id: string;
  public_id: number;
  status: OrderStatus;
  service_type: ServiceType;
  client_name: string | null;
  order_title: string | null;
  /** What is paid, in major units, as everywhere outside. */
  amount_due: number;
  currency: Currency;
  /** What has come of an online payment, and what is still to happen with it. */
  payment_state: Order["payment_state"];
  payment_status: Order["payment_status"];
  created_at: Date;
  placed_at: Date | null;
  scheduled_for: Date | null;
};

const ALL = Object.keys(TRANSITIONS) as OrderStatus[];

/** The statuses in which the restaurant has something to do. */
export const OPEN_STATUSES = ALL.filter((status) => status !== "INITIATED" && !isFinal(status));

/**
 * The company's latest orders, newest first: unless other statuses are asked for, those in work, and those
 * whose money is still to be given back.
 */
export async function listOrders(
  { db }: Pick<Deps, "db">,
  companyId: string,
  statuses: readonly OrderStatus[] | undefined = undefined,
  limit = 50,
): Promise<OrderSummary[]> {
  const wanted = { statuses: statuses ?? OPEN_STATUSES, refundPending: !statuses };
  const rows = await findOrders(db, companyId, wanted, limit);
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
  }));
}
