import type { Cents } from "@comanda/domain/money";
import type { Insertable, Kysely, Selectable, Updateable } from "kysely";
import type { Database } from "../db/schema.ts";

export type PaymentRow = Selectable<Database["company_payments"]>;
export type PaymentKey = Pick<PaymentRow, "company_id" | "id">;

export function findPayment(
  db: Kysely<Database>,
  companyId: string,
  id: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom("company_payments")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The payment that its provider knows by this name. */
export function findPaymentByReference(
  db: Kysely<Database>,
  companyId: string,
  providerId: string,
  reference: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom("company_payments")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("provider_id", "=", providerId)
    .where("reference", "=", reference)
    .executeTakeFirst();
}

/** The order's payments, newest first. */
export function findPaymentsOf(
  db: Kysely<Database>,
  companyId: string,
  orderId: string,
): Promise<PaymentRow[]> {
  return db
    .selectFrom("company_payments")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("order_id", "=", orderId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** Throws when the order has a payment under way already: the caller holds the order and has looked. */
export async function insertPayment(
  trx: Kysely<Database>,
  payment: Insertable<Database["company_payments"]>,
): Promise<void> {
  await trx.insertInto("company_payments").values(payment).execute();
}

/** Changes a payment; state and what arrived only in a transaction that holds its order. */
export async function updatePayment(
  trx: Kysely<Database>,
  { company_id, id }: PaymentKey,
  changes: Updateable<Database["company_payments"]>,
): Promise<void> {
  await trx
    .updateTable("company_payments")
    .set(changes)
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .execute();
}

/** Notes the provider's name for the payment, once. */
export async function noteReference(
  db: Kysely<Database>,
  { company_id, id }: PaymentKey,
  { reference }: { reference: string },
): Promise<void> {
  await db
    .updateTable("company_payments")
    .set({ reference })
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .where("reference", "is", null)
    .execute();
}

/** Keeps what the provider answered when the payment was begun, once; from now on it can be asked for. */
export async function noteCreated(
  db: Kysely<Database>,
  { company_id, id }: PaymentKey,
  created: {
    reference: string;
    params: string;
    facts: string;
    expires_at: Date;
    ask_at: Date | null;
  },
): Promise<void> {
  await db
    .updateTable("company_payments")
    .set({ ...created, asked: 0 })
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .where("params", "is", null)
    .execute();
}

/**
 * The payments of all companies whose provider is to be asked now, for this process alone: until
 * `leaseUntil` nobody else gets them, and who died while asking is followed by another.
 */
export function takeDuePayments(
  db: Kysely<Database>,
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<PaymentRow[]> {
  return db
    .with("due", (query) =>
      query
        .selectFrom("company_payments")
        .select(["company_id", "id"])
        .where("ask_at", "<=", now)
        .orderBy("ask_at")
        .limit(limit)
        .forUpdate()
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

/** Two questions closer together than this are one: a page that asks often, hints that come in heaps. */
const ASK_APART_MS = 2_000;

/**
 * Whether the caller may ask the provider now. Who comes too soon after another may not; then the
 * schedule asks next, so that nothing that has just happened is overlooked.
 */
export async function claimAsking(
  db: Kysely<Database>,
  { company_id, id }: PaymentKey,
  now: Date,
): Promise<boolean> {
  const before = new Date(now.getTime() - ASK_APART_MS);
  const { numUpdatedRows } = await db
    .updateTable("company_payments")
    .set({ asked_at: now })
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .where((eb) => eb.or([eb("asked_at", "is", null), eb("asked_at", "<=", before)]))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  await db
    .updateTable("company_payments")
    .set({ ask_at: now })
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .where("ask_at", "is not", null)
    .execute();
  return false;
}

/** Has the providers of the order's payments asked next, unless there is nothing more to learn of them. */
export async function askSoon(
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

/** What has come in for the order and was not given back as a whole. */
export async function sumReceived(
  trx: Kysely<Database>,
  companyId: string,
  orderId: string,
): Promise<Cents> {
  const payments = await findPaymentsOf(trx, companyId, orderId);
  return payments
    .filter(({ state }) => state === "paid" || state === "partially_refunded")
    .reduce((sum, { received }) => sum + (received ?? 0), 0);
}
