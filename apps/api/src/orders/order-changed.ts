import type { Events } from "../db/events.ts";
import type { Deps } from "../deps.ts";
import { errorFacts } from "../error-facts.ts";
import type { OrderRow } from "./orders.store.ts";

/** On it the ids of orders that have changed are published, and nothing else of them. */
export const orderChangedChannel = "order_changed";

type Changed = { company_id: string; order_id: string };

/** Tells who watches the order that it has changed; to be called once the change is committed. */
export async function publishOrderChanged(
  events: Events,
  { company_id, id }: Pick<OrderRow, "company_id" | "id">,
): Promise<void> {
  const changed: Changed = { company_id, order_id: id };
  await events.publish(orderChangedChannel, JSON.stringify(changed));
}

/**
 * The same for whoever has more to do: that nobody can be told is only logged. It is committed, and who
 * watches the order asks from time to time.
 */
export async function tellOrderChanged(
  { events, log }: Pick<Deps, "events" | "log">,
  order: Pick<OrderRow, "company_id" | "id">,
): Promise<void> {
  try {
    await publishOrderChanged(events, order);
  } catch (error) {
    log.error(errorFacts(error as Error), "order change not published");
  }
}

/**
 * The same for the command line, which says what the order has become: what is committed is not reported
 * as failed, or it would be done twice. Pages ask for the order from time to time.
 */
export async function tryPublishOrderChanged(
  events: Events,
  order: Pick<OrderRow, "company_id" | "id">,
): Promise<void> {
  await publishOrderChanged(events, order).catch(() => undefined);
}

/** Which order a message tells of; null of what is none of ours. */
export function readOrderChanged(payload: string): Changed | null {
  try {
    const { company_id, order_id } = JSON.parse(payload);
    return typeof company_id === "string" && typeof order_id === "string"
      ? { company_id, order_id }
      : null;
  } catch {
    return null;
  }
}
