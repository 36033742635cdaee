import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from "kysely";
import type { Database } from "../../db/schema/database.ts";
import { REFUNDING_KINDS } from "../providers/common/refunding-kinds.ts";

export type RefundRow = Selectable<Database["order_refunds"]>;
export type RefundKey = Pick<RefundRow, "company_id" | "id">;

/**
 * Stores a refund before the provider is asked for it, so that none is lost or asked for twice.
 */
export async function insertRefund(
  trx: Kysely<Database>,
  refund: Insertable<Database["order_refunds"]>,
): Promise<void> {
  await trx.insertInto("order_refunds").values(refund).execute();
}

/** Finds a refund of a company by its id, without a lock. */
export function findRefund(
  db: Kysely<Database>,
  { company_id, id }: RefundKey,
): Promise<RefundRow | undefined> {
  return db
    .selectFrom("order_refunds")
    .selectAll()
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Finds the refunds of an order, the oldest first. */
export function findRefundsOfOrder(
  db: Kysely<Database>,
  companyId: string,
  orderId: string,
): Promise<RefundRow[]> {
  return db
    .selectFrom("order_refunds")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("order_id", "=", orderId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Changes a refund. The transaction has locked its order. */
export async function updateRefund(
  trx: Kysely<Database>,
  { company_id, id }: RefundKey,
  changes: Updateable<Database["order_refunds"]>,
): Promise<void> {
  await trx
    .updateTable("order_refunds")
    .set(changes)
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .execute();
}

/** A refund that this process asks its provider about. */
export type LeasedRefund = RefundRow & {
  /** When the provider was asked before; null when this is the first call of the attempt. */
  first_asked_at: Date | null;
};

/**
 * Leases due refunds of all companies to this process: until `leaseUntil` no other process asks
 * about them, and if this process dies, another one asks. From here on a refund counts as sent.
 */
export async function leaseDueRefunds(
  db: Kysely<Database>,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<LeasedRefund[]> {
  const leased = await db
    .with("due", (query) =>
      query
        .selectFrom("order_refunds")
        .select(["company_id", "id", "sent_at as first_asked_at"])
        .where("ask_at", "<=", now)
        .orderBy("ask_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable("order_refunds")
    .from("due")
    .set((eb) => ({
      ask_at: leaseUntil,
      asked: eb("order_refunds.asked", "+", 1),
      sent_at: sql<Date>`coalesce(order_refunds.sent_at, ${now})`,
      state: sql`case when order_refunds.state = 'requested' then 'sent' else order_refunds.state end`,
    }))
    .whereRef("order_refunds.company_id", "=", "due.company_id")
    .whereRef("order_refunds.id", "=", "due.id")
    .returningAll("order_refunds")
    .returning("due.first_asked_at")
    .execute();
  return leased;
}

/**
 * Finds orders that were never placed and whose money has to be refunded, without any refund yet. The
 * restaurant does not see them.
 */
export function findUnplacedToRefund(
  db: Kysely<Database>,
  limit: number,
): Promise<{ company_id: string; id: string }[]> {
  return db
    .selectFrom("orders")
    .select(["company_id", "id"])
    .where("payment_status", "=", "refund_pending")
    .where("placed_at", "is", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("order_refunds")
            .select("order_refunds.id")
            .whereRef("order_refunds.company_id", "=", "orders.company_id")
            .whereRef("order_refunds.order_id", "=", "orders.id"),
        ),
      ),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("company_payments")
          .select("company_payments.id")
          .whereRef("company_payments.company_id", "=", "orders.company_id")
          .whereRef("company_payments.order_id", "=", "orders.id")
          .where("company_payments.state", "in", ["paid", "partially_refunded"])
          .where("company_payments.kind", "in", [...REFUNDING_KINDS]),
      ),
    )
    .limit(limit)
    .execute();
}
