import type { BoardSettings } from "@comanda/domain/board/board-settings";
import type { Kysely, Selectable } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { parseBoardSettings } from "../companies/board-settings.store.ts";
import type { Database } from "../db/schema/database.ts";
import type { UndoneColumns } from "../db/schema/order-tables.ts";
import {
  linesAndEvents,
  type OrderEventRow,
  type OrderLineRow,
  type OrderRow,
} from "../orders/orders.store.ts";
import type { ProposalRow } from "../orders/proposals/proposals.store.ts";
import type { PaymentRow } from "../payments/payments.store.ts";
import type { RefundRow } from "../payments/refunds/order-refunds.store.ts";

/** What decides what can be refunded of an attempt to pay online. */
export type StaffPaymentFacts = Pick<
  PaymentRow,
  "id" | "kind" | "state" | "received" | "reference" | "method_id"
>;

/** A refund; its instants are ISO 8601. */
export type StaffRefundRow = Pick<
  RefundRow,
  "id" | "payment_id" | "amount" | "state" | "by_hand" | "reason" | "failure" | "actor"
> & { created_at: string; settled_at: string | null };

/** An order with everything that staff see of it. */
export type StoredStaffOrder = {
  order: OrderRow;
  lines: OrderLineRow[];
  events: OrderEventRow[];
  /** By number. */
  proposals: ProposalRow[];
  /** The member's change that gave the order its present revision; null for another change. */
  lastChange: { at: Date; undo: UndoneColumns | null } | null;
  /** The placed orders of the client, this one included. */
  clientOrders: number;
  /** The attempts to pay online, the latest first. */
  payments: StaffPaymentFacts[];
  /** The oldest first. */
  refunds: StaffRefundRow[];
  /** Whether the assigned method was paid, or tried, online. */
  online: boolean;
  /** How the board of its company behaves. */
  settings: BoardSettings;
};

/** Returns placed orders of a company with lines and events, in one statement. */
export function selectStaffOrders(db: Kysely<Database>, companyId: string) {
  return db
    .selectFrom("orders")
    .innerJoin("companies", "companies.company_id", "orders.company_id")
    .selectAll("orders")
    .select("companies.board_settings")
    .select((eb) => [
      ...linesAndEvents(companyId),
      jsonArrayFrom(
        eb
          .selectFrom("order_proposals")
          .selectAll("order_proposals")
          .where("order_proposals.company_id", "=", companyId)
          .whereRef("order_proposals.order_id", "=", "orders.id")
          .orderBy("number"),
      ).as("proposals"),
      jsonArrayFrom(
        eb
          .selectFrom("order_refunds")
          .selectAll("order_refunds")
          .where("order_refunds.company_id", "=", companyId)
          .whereRef("order_refunds.order_id", "=", "orders.id")
          .orderBy("created_at")
          .orderBy("id"),
      ).as("refunds"),
      jsonArrayFrom(
        eb
          .selectFrom("company_payments")
          .select(["id", "kind", "state", "received", "reference", "method_id"])
          .where("company_payments.company_id", "=", companyId)
          .whereRef("company_payments.order_id", "=", "orders.id")
          .orderBy("created_at", "desc")
          .orderBy("id"),
      ).as("payments"),
      jsonObjectFrom(
        eb
          .selectFrom("order_changes")
          .select(["order_changes.at", "order_changes.undo"])
          .where("order_changes.company_id", "=", companyId)
          .whereRef("order_changes.order_id", "=", "orders.id")
          .whereRef("order_changes.revision", "=", "orders.revision"),
      ).as("lastChange"),
      eb
        .selectFrom("orders as others")
        .select((count) => count.fn.countAll<number>().as("count"))
        .where("others.company_id", "=", companyId)
        .whereRef("others.client_id", "=", "orders.client_id")
        .where("others.placed_at", "is not", null)
        .as("clientOrders"),
    ])
    .where("orders.company_id", "=", companyId)
    .where("orders.placed_at", "is not", null);
}

type Query = ReturnType<typeof selectStaffOrders>;
type Row = Awaited<ReturnType<Query["execute"]>>[number];

function toStored(row: Row): StoredStaffOrder {
  const { lines, events: eventRows, lastChange, clientOrders, ...others } = row;
  const { proposals, payments, refunds, ...rest } = others;
  const { board_settings, ...order } = rest;
  return {
    order,
    lines,
    events: eventRows.map((event) => ({ ...event, at: new Date(event.at) })),
    proposals: proposals.map((proposal) => ({
      ...proposal,
      created_at: new Date(proposal.created_at),
      expires_at: new Date(proposal.expires_at),
      answered_at: proposal.answered_at === null ? null : new Date(proposal.answered_at),
    })),
    lastChange: lastChange && { at: new Date(lastChange.at), undo: lastChange.undo },
    clientOrders: clientOrders ?? 0,
    payments,
    refunds,
    online: isPaidOnline(payments, order),
    settings: parseBoardSettings(board_settings),
  };
}

/** Whether the assigned method of an order is that of an attempt to pay online. */
export function isPaidOnline(
  payments: readonly Pick<StaffPaymentFacts, "method_id">[],
  { assigned_payment }: Pick<OrderRow, "assigned_payment">,
): boolean {
  return payments.some(({ method_id }) => method_id === assigned_payment?.id);
}

/** Runs a query of `selectStaffOrders`. */
export async function findStaffOrders(query: Query): Promise<StoredStaffOrder[]> {
  return (await query.execute()).map(toStored);
}

/** Returns a placed order by its id; undefined when there is none. */
export async function findStaffOrder(
  db: Kysely<Database>,
  companyId: string,
  orderId: string,
): Promise<StoredStaffOrder | undefined> {
  const query = selectStaffOrders(db, companyId).where("orders.id", "=", orderId);
  const [found] = await findStaffOrders(query);
  return found;
}

/** Returns the orders with one of these ids, in no particular order; drafts are left out. */
export function findStaffOrdersByIds(
  db: Kysely<Database>,
  companyId: string,
  ids: readonly string[],
): Promise<StoredStaffOrder[]> {
  return findStaffOrders(selectStaffOrders(db, companyId).where("orders.id", "in", ids));
}

export type OrderChangeRow = Selectable<Database["order_changes"]>;
