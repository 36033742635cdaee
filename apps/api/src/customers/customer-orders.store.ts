import { BOARD_STATUSES } from "@comanda/domain/board/lane";
import { type Kysely, type Selectable, type SqlBool, sql } from "kysely";
import type { AddressRow } from "../clients/addresses.store.ts";
import type { Database } from "../db/schema/database.ts";
import type { OrderRow } from "../orders/orders.store.ts";
import { isSamePerson } from "./customer-list.store.ts";

export type ClientRow = Selectable<Database["clients"]>;

/** Returns the clients with the phone number of this one, the oldest first. */
export function findClientsOfCustomer(
  db: Kysely<Database>,
  companyId: string,
  clientId: string,
): Promise<ClientRow[]> {
  return db
    .selectFrom("clients")
    .selectAll()
    .where("company_id", "=", companyId)
    .where(isSamePerson(companyId, clientId))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Returns the addresses of clients, the oldest first. */
export function findAddressesOfClients(
  db: Kysely<Database>,
  companyId: string,
  clientIds: readonly string[],
): Promise<AddressRow[]> {
  return db
    .selectFrom("addresses")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("client_id", "in", clientIds)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Returns the last placed orders of clients, the latest first. */
export function findLastOrders(
  db: Kysely<Database>,
  companyId: string,
  clientIds: readonly string[],
  limit: number,
): Promise<OrderRow[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("client_id", "in", clientIds)
    .where("placed_at", "is not", null)
    .orderBy("placed_at", "desc")
    .orderBy("public_id", "desc")
    .limit(limit)
    .execute();
}

/**
 * Counts the orders of clients that are in progress, or whose payment is not settled: it is pending,
 * it was received for an order that was not placed, or it has to be refunded.
 */
export async function countOpenOrders(
  db: Kysely<Database>,
  companyId: string,
  clientIds: readonly string[],
): Promise<number> {
  const { open } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("open"))
    .where("company_id", "=", companyId)
    .where("client_id", "in", clientIds)
    .where((eb) =>
      eb.or([
        eb("status", "in", BOARD_STATUSES),
        eb("payment_status", "in", ["payment_requested", "refund_pending"]),
        sql<SqlBool>`status = 'INITIATED' and payment_state <> 'UNPAID'
          and payment_status is distinct from 'refunded'`,
        eb.exists(
          eb
            .selectFrom("company_payments")
            .select("company_payments.id")
            .whereRef("company_payments.company_id", "=", "orders.company_id")
            .whereRef("company_payments.order_id", "=", "orders.id")
            .where("company_payments.state", "=", "pending"),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return open;
}
