import type { Cents } from "@comanda/domain/money/cents";
import type { Insertable, Kysely, Selectable, Updateable } from "kysely";
import type { Database } from "../db/schema/database.ts";

export type PaymentRow = Selectable<Database["company_payments"]>;
export type PaymentKey = Pick<PaymentRow, "company_id" | "id">;

/** Finds a payment of a company by its id, without a lock. */
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

/** Finds the payment with this reference at its provider. */
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

/** Finds the order's payments, newest first. */
export function findPaymentsOfOrder(
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

/**
 * Throws when the order already has a pending payment: the caller has locked the order and checked
 * that.
 */
export async function insertPayment(
  trx: Kysely<Database>,
  payment: Insertable<Database["company_payments"]>,
): Promise<void> {
  await trx.insertInto("company_payments").values(payment).execute();
}

/**
 * Changes a payment. Change `state` and `received` only in a transaction that has locked the order.
 */
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

/** Stores the provider's reference of the payment, once. */
export async function setReferenceOnce(
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

/** Stores the provider's answer to the creation, once; from now on the payment can be polled. */
export async function storeProviderAnswerOnce(
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

/** Returns the money received for the order, without payments that were refunded in full. */
export async function sumReceivedForOrder(
  trx: Kysely<Database>,
  companyId: string,
  orderId: string,
): Promise<Cents> {
  const payments = await findPaymentsOfOrder(trx, companyId, orderId);
  return payments
    .filter(({ state }) => state === "paid" || state === "partially_refunded")
    .reduce((sum, { received }) => sum + (received ?? 0), 0);
}
