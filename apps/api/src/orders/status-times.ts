import type { OrderStatus } from "@comanda/domain/orders/status";
import type { Updateable } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** Returns the columns with the time at which an order reaches a status. */
export function statusTimes(
  to: OrderStatus,
  now: Date,
): Pick<Updateable<Database["orders"]>, "accepted_at" | "ended_at"> {
  if (to === "PREPARING") return { accepted_at: now };
  return to === "DELIVERED" || to === "CANCELLED" ? { ended_at: now } : {};
}
