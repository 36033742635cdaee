import type { Order } from "@comanda/contract/orders/order";
import { orderPageState } from "./state/order-page-state.ts";

/** What an order's page says of its points: nothing, that they will come, or that they are there. */
export type PromisedPoints = "none" | "pending" | "earned";

type Facts = {
  /** Whether the customer still has to send the order's message in a chat. */
  unsent: boolean;
};

/**
 * Returns what the page of an order of an active program says of points (conformance 4.10, 4.11;
 * decision 27). An order without a client, a cancelled one, and one that waits for its payment or its
 * chat message earn none.
 */
export function promisedPoints(order: Order, { unsent }: Facts): PromisedPoints {
  if (order.client_id === null) return "none";
  const page = orderPageState(order);
  if (page === "finalized") return "earned";
  return page === "under_way" && !unsent ? "pending" : "none";
}
