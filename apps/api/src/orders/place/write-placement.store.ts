import type { ProblemCode } from "@comanda/contract/calls/problems";
import { orderEvents } from "@comanda/domain/integrations/order-events";
import type { OrderStatus } from "@comanda/domain/orders/status";
import { type Kysely, sql } from "kysely";
import { takeStock } from "../../catalog/take-stock.store.ts";
import { pointsOff } from "../../clients/clients.store.ts";
import { menuVersionBump } from "../../companies/menu-version.store.ts";
import type { Database } from "../../db/schema/database.ts";
import type { ReservedDiscounts, ReservedStock } from "../../db/schema/order-tables.ts";
import {
  type LastWrite,
  type WriteStep,
  writeStep,
  writeTogether,
} from "../../db/write-together.ts";
import { hasWebhooks, recordOrderEvents } from "../../order-events/record-order-events.store.ts";
import { Refusal } from "../../shared/refusal.ts";
import { couponUse } from "../discounts/coupons.store.ts";
import type { OrderColumns, OrderRow } from "../orders.store.ts";

/** What an order reserves, beside the columns that record it. */
export type Reservation = {
  stock: ReservedStock;
  discounts: ReservedDiscounts;
  /** How often the coupon may be used; 0 without a limit. */
  couponLimit: number;
  /** Whether the company's public pages look different afterwards. */
  invalidatesCachedPages: boolean;
};

type Draft = Pick<OrderRow, "company_id" | "id" | "client_id" | "payment_state">;

/** The written order, and how its company's board behaves. */
export type WrittenOrder = { order: OrderRow; boardSettings: unknown };

/**
 * Writes the columns of a draft, raises its revision, and takes what it reserves; a status among the
 * columns becomes an event. One statement (decision 54), and one more for the events of webhooks where the
 * company has any. Call it in the transaction that has locked order and company and has checked all of it;
 * a refusal must roll that back: 409 `coupon_not_valid`, `reward_not_available` when the coupon or the
 * client is gone. Throws when stock is missing.
 */
export async function writePlacement(
  trx: Kysely<Database>,
  { company_id, id, client_id, payment_state }: Draft,
  columns: OrderColumns & { updated_at: Date },
  reservation: Reservation | null,
): Promise<WrittenOrder | Refusal> {
  const steps = [
    ...(reservation ? takeReservation(trx, { company_id, client_id }, reservation) : []),
    ...(columns.status ? [eventOf({ company_id, id }, columns.status, columns.updated_at)] : []),
  ];
  const last = orderChange(trx, { company_id, id }, columns);
  type Row = OrderRow & { board_settings: unknown; has_webhooks: boolean };
  const { row, missed } = await writeTogether<Row>(trx, steps, last);
  if (missed === "coupon_used") return refused("coupon_not_valid", { code: "coupon_used_up" });
  if (missed === "points_spent")
    return refused("reward_not_available", { code: "client_required" });
  if (missed) throw new Error(`${missed}: too little, although this transaction has checked it`);
  const { board_settings: boardSettings, has_webhooks, ...order } = row;
  if (has_webhooks) {
    const types = orderEvents({ status: "INITIATED", payment_state }, order);
    await recordOrderEvents(trx, order, types, columns.updated_at);
  }
  return { order, boardSettings };
}

function takeReservation(
  trx: Kysely<Database>,
  { company_id, client_id }: Pick<OrderRow, "company_id" | "client_id">,
  { stock, discounts: { coupon_id, points }, couponLimit, invalidatesCachedPages }: Reservation,
): WriteStep[] {
  const steps = takeStock(company_id, stock);
  if (invalidatesCachedPages) {
    const values = { company_id };
    const write = (all: typeof values) => menuVersionBump(trx, all.company_id);
    steps.push(writeStep({ name: "pages_changed", values, write, rows: 1 }));
  }
  if (coupon_id !== null) {
    const values = { company_id, id: coupon_id, usage_limit: couponLimit };
    const write = (all: typeof values) => couponUse(trx, all.company_id, all);
    steps.push(writeStep({ name: "coupon_used", values, write, rows: 1 }));
  }
  if (client_id && points > 0) {
    const values = { company_id, client_id, points };
    const write = (all: typeof values) => pointsOff(trx, all.company_id, all.client_id, all.points);
    steps.push(writeStep({ name: "points_spent", values, write, rows: 1 }));
  }
  return steps;
}

/** The order's next event. */
function eventOf(
  { company_id, id }: Pick<OrderRow, "company_id" | "id">,
  status: OrderStatus,
  at: Date,
): WriteStep {
  const values = { company_id, id, status, at };
  const write = (all: typeof values) =>
    sql`insert into order_events (company_id, order_id, position, status, at)
      select ${all.company_id}, ${all.id}, count(*), ${all.status}, ${all.at}::timestamptz
      from order_events where company_id = ${all.company_id} and order_id = ${all.id}
      returning 1`;
  return writeStep({ name: "event_added", values, write, rows: 1 });
}

/**
 * Changes the draft's columns. Returns the order with its company's board settings, and whether it has webhooks.
 */
function orderChange(
  trx: Kysely<Database>,
  draft: Pick<OrderRow, "company_id" | "id">,
  columns: OrderColumns,
): LastWrite {
  const written = Object.entries(columns).filter(([, value]) => value !== undefined);
  const changes: OrderColumns = Object.fromEntries(written);
  const values = { draft_company: draft.company_id, draft_id: draft.id, ...changes };
  const write = ({ draft_company, draft_id, ...changed }: typeof values) =>
    trx
      .updateTable("orders")
      .set((eb) => ({ ...changed, revision: eb("revision", "+", 1) }))
      .where("company_id", "=", draft_company)
      .where("id", "=", draft_id)
      .where("status", "=", "INITIATED")
      .returningAll()
      .returning((eb) =>
        eb
          .selectFrom("companies")
          .select("companies.board_settings")
          .where("companies.company_id", "=", draft_company)
          .as("board_settings"),
      )
      .returning((eb) => hasWebhooks(eb, draft_company));
  return { values, write };
}

function refused(code: ProblemCode, reason: { code: string }): Refusal {
  return new Refusal(code, { reasons: [reason] });
}
