import { MINUTE_MS } from "@comanda/domain/time/durations";
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { isOpenPayment } from "./is-open-payment.ts";
import type { PaymentKey, PaymentRow } from "./payments.store.ts";
import type { ProviderKind } from "./providers/common/provider-kind.ts";

/** A company's account at a provider. */
export type ProviderAccount = Pick<PaymentRow, "company_id" | "provider_id">;

export type LeaseRequest = {
  kind: ProviderKind;
  now: Date;
  leaseUntil: Date;
  /**
   * The maximum number of payments in all. Every account gets its first payment before any account gets
   * its second one. Within an account, pending payments come before all others.
   */
  limit: number;
  /** The maximum number of payments of one account. */
  perAccount: number;
  /** Accounts to leave out. */
  busy: readonly ProviderAccount[];
};

/**
 * Leases the due payments of all companies to this process: until `leaseUntil` no other process
 * gets them, and when this process dies another one continues.
 */
export function leaseDuePayments(
  db: Kysely<Database>,
  { kind, now, leaseUntil, limit, perAccount, busy }: LeaseRequest,
): Promise<PaymentRow[]> {
  return db
    .with("ranked", (query) =>
      query
        .selectFrom("company_payments")
        .select(["company_id", "id", "ask_at"])
        .select(({ fn }) =>
          fn
            .agg<number>("row_number")
            .over((over) =>
              over
                .partitionBy(["company_id", "provider_id"])
                .orderBy(sql`state <> 'pending'`)
                .orderBy("ask_at"),
            )
            .as("turn"),
        )
        .where("kind", "=", kind)
        .where("ask_at", "<=", now)
        .where((eb) => eb.and(busy.map((account) => eb.not(eb.and(account))))),
    )
    .with("due", (query) =>
      query
        .selectFrom("company_payments as payment")
        .innerJoin("ranked", (join) =>
          join
            .onRef("ranked.company_id", "=", "payment.company_id")
            .onRef("ranked.id", "=", "payment.id"),
        )
        .select(["payment.company_id", "payment.id"])
        .where("ranked.turn", "<=", perAccount)
        // Another process may have leased it since the ranking.
        .where("payment.ask_at", "<=", now)
        .orderBy("ranked.turn")
        .orderBy("ranked.ask_at")
        .limit(limit)
        .forUpdate("payment")
        .skipLocked(),
    )
    .updateTable("company_payments")
    .from("due")
    .set((eb) => ({
      ask_at: leaseUntil,
      asked_at: now,
      asked: eb("company_payments.asked", "+", 1),
    }))
    .whereRef("company_payments.company_id", "=", "due.company_id")
    .whereRef("company_payments.id", "=", "due.id")
    .returningAll("company_payments")
    .execute();
}

/** Stores the time of the next poll, unless another call has planned one since the lease. */
export async function setNextPoll(
  db: Kysely<Database>,
  { company_id, id, ask_at: leaseUntil }: PaymentRow,
  planned: { ask_at: Date | null; suspect: boolean },
): Promise<void> {
  await db
    .updateTable("company_payments")
    .set(planned)
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .where("ask_at", "=", leaseUntil)
    .execute();
}

/** The shortest time between two polls of an open payment, also after many hints. */
export const POLL_INTERVAL_MS = 5_000;
/** The shortest time between two polls of any other payment. */
const IDLE_POLL_INTERVAL_MS = MINUTE_MS;

function pollIntervalMs(payment: PaymentRow): number {
  return isOpenPayment(payment) ? POLL_INTERVAL_MS : IDLE_POLL_INTERVAL_MS;
}

/**
 * The condition that a payment was not polled for an interval. One whose last poll lies as far ahead was polled
 * before the clock was set back, so it may be polled too.
 */
export function isNotJustPolled(now: Date, intervalMs: number) {
  const before = new Date(now.getTime() - intervalMs);
  const ahead = new Date(now.getTime() + intervalMs);
  return (eb: ExpressionBuilder<Database, "company_payments">) =>
    eb.or([eb("asked_at", "is", null), eb("asked_at", "<=", before), eb("asked_at", ">=", ahead)]);
}

/** Claims the next poll of a payment; false when the last one was too recent. */
export async function claimPoll(
  db: Kysely<Database>,
  payment: PaymentRow,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("company_payments")
    .set({ asked_at: now })
    .where("company_id", "=", payment.company_id)
    .where("id", "=", payment.id)
    .where(isNotJustPolled(now, pollIntervalMs(payment)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Schedules a poll of the payment for `at`, unless an earlier one is planned. */
export async function schedulePollBy(
  db: Kysely<Database>,
  { company_id, id }: PaymentKey,
  at: Date,
): Promise<void> {
  await db
    .updateTable("company_payments")
    .set({ ask_at: at })
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .where((eb) => eb.or([eb("ask_at", "is", null), eb("ask_at", ">", at)]))
    .execute();
}

/**
 * Schedules a poll of the payment for the time when the interval since the last poll has passed, so that
 * no change is missed. Many calls cause one poll.
 */
export async function pollAgainAfterInterval(
  db: Kysely<Database>,
  payment: PaymentRow,
): Promise<void> {
  const at = sql<Date>`asked_at + ${pollIntervalMs(payment)}::float8 * interval '1 millisecond'`;
  await db
    .updateTable("company_payments")
    .set({ ask_at: at })
    .where("company_id", "=", payment.company_id)
    .where("id", "=", payment.id)
    .where((eb) => eb.or([eb("ask_at", "is", null), eb("ask_at", ">", at)]))
    .execute();
}

/** Makes the order's payments due at `at`, except those that are polled no more. */
export async function pollOrderPaymentsNow(
  trx: Kysely<Database>,
  companyId: string,
  orderId: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable("company_payments")
    .set({ ask_at: at, asked: 0 })
    .where("company_id", "=", companyId)
    .where("order_id", "=", orderId)
    .where("ask_at", "is not", null)
    .execute();
}
