import type { OrderStatus } from "../orders/status.ts";
import { MINUTE_MS } from "../time/durations.ts";
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

/** So long after its start the server has accepted a confirmed order. One that it has not is new, and wants an answer. */
const CONFIRMED_WAIT_MS = 2 * MINUTE_MS;

/**
 * Returns the lane of an order at an instant. A scheduled order that is not accepted is for
 * later until the kitchen should start on it; then it is new without any event. The server accepts a
 * confirmed one then, which is not new meanwhile.
 */
export function laneOf(
  order: Pick<BoardOrder, "status" | "starts_at" | "confirmed_at">,
  now: Date,
): Lane {
  const lane = LANES[order.status];
  if (lane !== "new" || order.starts_at === null) return lane;
  const wait = order.confirmed_at === null ? 0 : CONFIRMED_WAIT_MS;
  return millisecondsOf(order.starts_at) + wait > now.getTime() ? "later" : lane;
}

/** Returns whether an order wants an answer now, which a locked tablet counts. How a board rings: `ringing.ts` of the console. */
export function needsAnswer(
  order: Pick<BoardOrder, "status" | "starts_at" | "confirmed_at">,
  now: Date,
): boolean {
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
