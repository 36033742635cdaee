import type { Deps } from "../context/deps.ts";
import type { DatabaseEvents } from "../db/connect/events.ts";
import { loggableError } from "../shared/error-facts.ts";
import type { OrderRow } from "./orders.store.ts";

/** On it the ids of orders that have changed are published, and nothing else of them. */
export const orderChangedChannel = "order_changed";

type OrderChange = { company_id: string; order_id: string };

/** Tells who watches the order that it has changed; to be called once the change is committed. */
export async function publishOrderChanged(
  events: DatabaseEvents,
  { company_id, id }: Pick<OrderRow, "company_id" | "id">,
): Promise<void> {
  const changed: OrderChange = { company_id, order_id: id };
  await events.publish(orderChangedChannel, JSON.stringify(changed));
}

/**
 * The same for whoever has more to do: that nobody can be told is only logged. It is committed, and who
 * watches the order asks from time to time.
 */
export async function publishOrderChangedOrLog(
  { events, log }: Pick<Deps, "events" | "log">,
  order: Pick<OrderRow, "company_id" | "id">,
): Promise<void> {
  try {
    await publishOrderChanged(events, order);
  } catch (error) {
    log.error(loggableError(error as Error), "order change not published");
  }
}

/**
 * The same for the command line, which says what the order has become: what is committed is not reported
 * as failed, or it would be done twice. Pages ask for the order from time to time.
 */
export async function publishOrderChangedQuietly(
  events: DatabaseEvents,
  order: Pick<OrderRow, "company_id" | "id">,
): Promise<void> {
  await publishOrderChanged(events, order).catch(() => undefined);
}

/** Which order a message tells of; null of what is none of ours. */
export function parseOrderChanged(payload: string): OrderChange | null {
  try {
    const { company_id, order_id } = JSON.parse(payload);
    return typeof company_id === "string" && typeof order_id === "string"
      ? { company_id, order_id }
      : null;
  } catch {
    return null;
  }
}
