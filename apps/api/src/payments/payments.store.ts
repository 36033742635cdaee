import type { Cents } from "@comanda/domain/money/cents";
import type { Insertable, Kysely, Selectable, Updateable } from "kysely";
import type { Database } from "../db/schema/database.ts";

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

/** Keeps what the provider answered when the payment was begun, once; from now on it can be asked for. */
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

/** What has come in for the order and was not given back as a whole. */
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
