import { type Kysely, sql } from "kysely";
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
   * At most so many, and of one account at most `perAccount`; each account's first comes first, and what
   * can be paid in time before what was given up.
   */
  limit: number;
  perAccount: number;
  /** Of these accounts none. */
  busy: readonly ProviderAccount[];
};

/**
 * The payments of all companies whose provider is to be asked now, for this process alone: until
 * `leaseUntil` nobody else gets them, and who died while asking is followed by another.
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
        // Another process may have taken it since it was ranked.
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

/** Writes what follows from a question without an answer, unless somebody has planned the next since. */
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

/** Two questions closer together than this are one: a page that asks often, hints that come in heaps. */
export const POLL_INTERVAL_MS = 5_000;
/** The same for what nobody waits for any more. */
const IDLE_POLL_INTERVAL_MS = 60_000;

function pollIntervalMs(payment: PaymentRow): number {
  return isOpenPayment(payment) ? POLL_INTERVAL_MS : IDLE_POLL_INTERVAL_MS;
}

/** Whether the caller may ask the provider now: who comes too soon after another may not. */
export async function claimPoll(
  db: Kysely<Database>,
  payment: PaymentRow,
  now: Date,
): Promise<boolean> {
  const before = new Date(now.getTime() - pollIntervalMs(payment));
  const { numUpdatedRows } = await db
    .updateTable("company_payments")
    .set({ asked_at: now })
    .where("company_id", "=", payment.company_id)
    .where("id", "=", payment.id)
    .where((eb) => eb.or([eb("asked_at", "is", null), eb("asked_at", "<=", before)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Has the payment's provider asked by `at`, also one that nobody would ask any more. */
export async function pollNoLaterThan(
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
 * Has the payment's provider asked once the last question is long enough ago, so that nothing that has
 * just happened is overlooked. However often this is said, it is one question, and never comes sooner.
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

/** Has the providers of the order's payments asked next, unless there is nothing more to learn of them. */
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
