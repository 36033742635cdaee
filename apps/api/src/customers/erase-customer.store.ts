import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { OrderRow } from "../orders/orders.store.ts";
import { isSamePerson } from "./customer-list.store.ts";

/** The clients and orders that are erased. */
export type ErasedRows = { companyId: string; clientIds: string[]; orderIds: string[] };

/**
 * Locks the clients with the phone number of this one until the transaction ends: no order can be
 * created for them meanwhile. Returns their ids.
 */
export async function lockClientsOfCustomer(
  trx: Kysely<Database>,
  companyId: string,
  clientId: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom("clients")
    .select("id")
    .where("company_id", "=", companyId)
    .where(isSamePerson(companyId, clientId))
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks the orders of clients, drafts included, until the transaction ends, and returns them. */
export function lockOrdersOfClients(
  trx: Kysely<Database>,
  companyId: string,
  clientIds: readonly string[],
): Promise<OrderRow[]> {
  return trx
    .selectFrom("orders")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("client_id", "in", clientIds)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Deletes the drafts of clients that have no payment. */
export async function deleteUnpaidDrafts(
  trx: Kysely<Database>,
  { companyId, clientIds }: Pick<ErasedRows, "companyId" | "clientIds">,
): Promise<void> {
  await trx
    .deleteFrom("orders")
    .where("company_id", "=", companyId)
    .where("client_id", "in", clientIds)
    .where("status", "=", "INITIATED")
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("company_payments")
            .select("company_payments.id")
            .whereRef("company_payments.company_id", "=", "orders.company_id")
            .whereRef("company_payments.order_id", "=", "orders.id"),
        ),
      ),
    )
    .execute();
}

/**
 * Removes the person from their orders: snapshots, comments, what the restaurant wrote to them, and
 * the distance to their home. Lines, amounts and statuses stay. The revision rises, so that no board
 * changes an order that it still shows with a name.
 */
export async function eraseOrders(
  trx: Kysely<Database>,
  { companyId, clientIds }: Pick<ErasedRows, "companyId" | "clientIds">,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("orders")
    .set((eb) => ({
      client_id: null,
      client_snapshot: sql<string>`null`,
      client_erased_at: now,
      guest_device_id: null,
      address_id: null,
      address_snapshot: null,
      travelled_meters: null,
      comment: null,
      cancel_reason: null,
      updated_at: now,
      revision: eb("revision", "+", 1),
    }))
    .where("company_id", "=", companyId)
    .where("client_id", "in", clientIds)
    .execute();
}

/**
 * Deletes the stored answers about clients and orders, which repeated requests would get. A request
 * that is repeated after that is a new one.
 */
export async function deleteAnswers(
  trx: Kysely<Database>,
  { companyId, clientIds, orderIds }: ErasedRows,
): Promise<void> {
  const ids = [...clientIds, ...orderIds];
  await trx
    .deleteFrom("idempotency_keys")
    .where("company_id", "=", companyId)
    .where(
      sql<boolean>`array[answer->>'id', answer->>'client_id', answer->>'order_id',
        answer->>'reference_id'] && ${ids}::text[]`,
    )
    .execute();
}

/** Deletes clients, with their points and addresses. */
export async function deleteClients(
  trx: Kysely<Database>,
  { companyId, clientIds }: Pick<ErasedRows, "companyId" | "clientIds">,
): Promise<void> {
  await trx
    .deleteFrom("clients")
    .where("company_id", "=", companyId)
    .where("id", "in", clientIds)
    .execute();
}

/** Returns what the audit log notes of a member's erasure of this customer; undefined without one. */
export async function findErasure(
  trx: Kysely<Database>,
  { companyId, accountId }: { companyId: string; accountId: string },
  customerId: string,
): Promise<{ orders: number } | undefined> {
  const row = await trx
    .selectFrom("audit_log")
    .select("after")
    .where("company_id", "=", companyId)
    .where("action", "=", "customers.erase")
    .where("target", "=", customerId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.after as { orders: number } | undefined;
}
