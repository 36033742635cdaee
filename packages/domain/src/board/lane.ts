import type { OrderStatus } from "../orders/status.ts";
import { type BoardOrder, millisecondsOf, waitsSince } from "./board-order.ts";

/**
 * A part of the board. `over` is not shown: the order was handed over or cancelled, or is a draft.
 */
export type Lane = "new" | "preparing" | "ready" | "on_the_way" | "later" | "over";

const LANES: Record<OrderStatus, Exclude<Lane, "later">> = {
  INITIATED: "over",
  PENDING: "new",
  PREPARING: "preparing",
  READY: "ready",
  DRIVER_ON_THE_WAY_TO_DESTINATION: "on_the_way",
  DRIVER_ARRIVED_AT_DESTINATION: "on_the_way",
  DELIVERED: "over",
  FINALIZED: "over",
  CANCELLED: "over",
};

/** The statuses of the orders that a board shows. */
export const BOARD_STATUSES = (Object.keys(LANES) as OrderStatus[]).filter(
  (status) => LANES[status] !== "over",
);

/**
 * Returns the lane of an order at an instant. A scheduled order that is not accepted is for
 * later until the kitchen should start on it; then it is new without any event.
 */
export function laneOf(order: Pick<BoardOrder, "status" | "starts_at">, now: Date): Lane {
  const lane = LANES[order.status];
  const isLater = order.starts_at !== null && millisecondsOf(order.starts_at) > now.getTime();
  return lane === "new" && isLater ? "later" : lane;
}

/** Returns whether an order wants an answer now, which a locked tablet counts. How a board rings: `ringing.ts` of the console. */
export function needsAnswer(order: Pick<BoardOrder, "status" | "starts_at">, now: Date): boolean {
  return laneOf(order, now) === "new";
}

/**
 * Returns the orders of a lane in the order in which people should look at them: new ones by how
 * long they wait, promised ones by their promise, later ones by their start. Among equals the lower
 * number is first.
 */
export function sortLane<Order extends BoardOrder>(lane: Lane, orders: readonly Order[]): Order[] {
  const key = (order: Order) => sortKey(lane, order);
  return orders.toSorted((a, b) => key(a) - key(b) || a.public_id - b.public_id);
}

function sortKey(lane: Lane, order: BoardOrder): number {
  switch (lane) {
    case "new":
    case "later":
      return waitsSince(order);
    case "over":
      return -millisecondsOf(order.placed_at);
    default:
      return order.promised_at === null ? waitsSince(order) : millisecondsOf(order.promised_at);
  }
}
