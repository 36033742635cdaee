import { orderEvents } from "@comanda/domain/integrations/order-events";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/database.ts";
import { hasWebhooks, recordOrderEvents } from "../../order-events/record-order-events.store.ts";
import type { OrderColumns, OrderRow } from "../orders.store.ts";

/**
 * Changes a draft that is placed, raises its revision, and records its events for webhooks. Returns what decides how it is accepted;
 * undefined when the order is no draft.
 */
export async function placeDraft(
  trx: Kysely<Database>,
  { company_id, id, payment_state }: Pick<OrderRow, "company_id" | "id" | "payment_state">,
  changes: OrderColumns,
) {
  const placed = await trx
    .updateTable("orders")
    .set((eb) => ({ ...changes, revision: eb("revision", "+", 1) }))
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .where("status", "=", "INITIATED")
    .returning((eb) => [
      "company_id",
      "id",
      "status",
      "payment_state",
      "revision",
      "scheduled_delivery_date",
      eb
        .selectFrom("companies")
        .select("companies.board_settings")
        .whereRef("companies.company_id", "=", "orders.company_id")
        .as("board_settings"),
    ])
    .returning(hasWebhooks)
    .executeTakeFirst();
  if (placed?.has_webhooks) {
    const types = orderEvents({ status: "INITIATED", payment_state }, placed);
    await recordOrderEvents(trx, placed, types, changes.updated_at ?? null);
  }
  return placed;
}
