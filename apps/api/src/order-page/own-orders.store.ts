import type { Kysely } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database } from "../db/schema/database.ts";
import type { OrderRow } from "../orders/orders.store.ts";

/** An order of a device, with what was ordered. */
export type OwnOrderRow = OrderRow & {
  dishes: { product_id: string; name: string; quantity: number; image_url: string | null }[];
};

/**
 * Lists the latest orders of a device, newest first: those of its clients, and those that it made
 * without a client. Drafts are left out, unless they wait for an online payment or its refund.
 */
export function listOrdersOfDevice(
  db: Kysely<Database>,
  companyId: string,
  device: string,
  limit: number,
): Promise<OwnOrderRow[]> {
  return db
    .selectFrom("orders")
    .selectAll("orders")
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("order_lines")
          .select(["order_lines.product_id", "order_lines.name"])
          .select(["order_lines.quantity", "order_lines.image_url"])
          .where("order_lines.company_id", "=", companyId)
          .whereRef("order_lines.order_id", "=", "orders.id")
          .orderBy("order_lines.position"),
      ).as("dishes"),
    )
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
