import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { OrderRow } from "../orders/orders.store.ts";

/**
 * Lists the latest orders of a device, newest first: those of its clients, and those that it made
 * without a client. Drafts are left out, unless they wait for an online payment or its refund.
 */
export function listOrdersOfDevice(
  db: Kysely<Database>,
  companyId: string,
  device: string,
  limit: number,
): Promise<OrderRow[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("company_id", "=", companyId)
    .where((eb) =>
      eb.or([
        eb(
          "client_id",
          "in",
          eb
            .selectFrom("clients")
            .select("clients.id")
            .where("clients.company_id", "=", companyId)
            .where("clients.device_id", "=", device),
        ),
        eb.and([eb("client_id", "is", null), eb("guest_device_id", "=", device)]),
      ]),
    )
    .where((eb) => eb.or([eb("status", "!=", "INITIATED"), eb("payment_status", "is not", null)]))
    .orderBy("created_at", "desc")
    .orderBy("public_id", "desc")
    .limit(limit)
    .execute();
}
