import type { Events } from "../db/events.ts";
import type { OrderRow } from "./orders.store.ts";

/** Tells who watches the order that it has changed; to be called once the change is committed. */
export async function publishOrderChanged(
  events: Events,
  { company_id, id }: Pick<OrderRow, "company_id" | "id">,
): Promise<void> {
  await events.publish("order_changed", JSON.stringify({ company_id, order_id: id }));
}
