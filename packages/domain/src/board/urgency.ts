import { MINUTE_MS } from "../time/durations.ts";
import { type BoardOrder, millisecondsOf, waitsSince } from "./board-order.ts";
import { laneOf } from "./lane.ts";

/** How urgent an order is: `due` needs an action soon, `late` needed it already. */
export type Urgency = "calm" | "due" | "late";

/** Minutes without an answer after which a new order is due. */
export const ANSWER_DUE_MINUTES = 2;
/** Minutes without an answer after which a new order is late. */
export const ANSWER_LATE_MINUTES = 5;

/** An accepted order is due in the last minutes before its promised time: this many. */
export const PROMISE_DUE_MINUTES = 5;

/** Returns the whole minutes for which an order has waited; 0 for one that is for later. */
export function ageMinutes(order: Pick<BoardOrder, "placed_at" | "starts_at">, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - waitsSince(order)) / MINUTE_MS));
}

/**
 * Returns the minutes until a promised instant, rounded up. After it, returns the whole minutes that have
 * passed, as a negative number: 0 in the first minute.
 */
export function minutesLeft(promisedAt: string, now: Date): number {
  const left = millisecondsOf(promisedAt) - now.getTime();
  return left > 0 ? Math.ceil(left / MINUTE_MS) : 0 - Math.floor(-left / MINUTE_MS);
}

/**
 * Returns how urgent an order is at an instant. A new order is judged by its age, an accepted
 * one by its promise: a delivery until it is handed over, another order until it is ready. An order
 * without a promise, and one that waits for its customer, is calm.
 */
export function urgencyOf(order: BoardOrder, now: Date): Urgency {
  switch (laneOf(order, now)) {
    case "new": {
      const age = ageMinutes(order, now);
      if (age >= ANSWER_LATE_MINUTES) return "late";
      return age >= ANSWER_DUE_MINUTES ? "due" : "calm";
    }
    case "preparing":
    case "on_the_way":
      return byPromise(order, now);
    case "ready":
      return order.service_type === "DELIVERY" ? byPromise(order, now) : "calm";
    default:
      return "calm";
  }
}

function byPromise({ promised_at }: BoardOrder, now: Date): Urgency {
  if (promised_at === null) return "calm";
  const left = millisecondsOf(promised_at) - now.getTime();
  if (left <= 0) return "late";
  return left <= PROMISE_DUE_MINUTES * MINUTE_MS ? "due" : "calm";
}
