import type { Deps } from "../context/deps.ts";
import type { DatabaseEvents } from "../db/connect/database-events.ts";
import { loggableError } from "../shared/loggable-error.ts";
import type { OrderRow } from "./orders.store.ts";

/** The channel for the ids of changed orders; it carries nothing else of them. */
export const orderChangedChannel = "order_changed";

type OrderChange = { company_id: string; order_id: string };

/**
 * Publishes that the order has changed. Call it after the commit. `subject` is the order as boards read
 * it, where the change has it.
 */
export async function publishOrderChanged(
  events: DatabaseEvents,
  { company_id, id }: Pick<OrderRow, "company_id" | "id">,
  subject?: unknown,
): Promise<void> {
  const changed: OrderChange = { company_id, order_id: id };
  await events.publish(orderChangedChannel, JSON.stringify(changed), subject);
}

/**
 * Publishes that the order has changed, and logs a failure. A failure does no harm: the change is
 * committed, and pages also read the order from time to time.
 */
export async function publishOrderChangedOrLog(
  { events, log }: Pick<Deps, "events" | "log">,
  order: Pick<OrderRow, "company_id" | "id">,
  subject?: unknown,
): Promise<void> {
  try {
    await publishOrderChanged(events, order, subject);
  } catch (error) {
    log.error(loggableError(error as Error), "order change not published");
  }
}

/**
 * Publishes that the order has changed, and ignores a failure. The command line uses it: the change
 * is committed, and an error would make people repeat the command. Pages also read the order from
 * time to time.
 */
export async function publishOrderChangedQuietly(
  events: DatabaseEvents,
  order: Pick<OrderRow, "company_id" | "id">,
): Promise<void> {
  await publishOrderChanged(events, order).catch(() => undefined);
}

/** Returns the order that a message names; null for any other message. */
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
