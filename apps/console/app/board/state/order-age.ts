import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { waitsSince } from "@comanda/domain/board/board-order";
import { laneOf } from "@comanda/domain/board/lane";
import { countdownMinutes } from "@comanda/domain/board/promise";
import {
  ANSWER_LATE_MINUTES,
  minutesLeft,
  type Urgency,
  urgencyOf,
} from "@comanda/domain/board/urgency";

/** Minutes of waiting that fill the ring of a ready order. */
const FULL_WAIT_MINUTES = 10;

/** What the pill of a card says. `part` is how much of the time has passed, from 0 to 1. */
export type OrderAge = { urgency: Urgency; part: number } & (
  | { kind: "waits"; seconds: number }
  | { kind: "waitsMinutes"; minutes: number }
  | { kind: "left"; minutes: number }
  /** A promise so far away that its time says more than minutes. */
  | { kind: "at"; instant: string }
  | { kind: "late"; minutes: number }
);

/**
 * The age of an order at an instant: how long a new or ready one waits, how long is left of a promise,
 * or how late it is.
 */
export function orderAge(order: StaffOrder, now: Date): OrderAge {
  const urgency = urgencyOf(order, now);
  const lane = laneOf(order, now);
  if (lane === "new") {
    const seconds = secondsSince(waitsSince(order), now);
    return { kind: "waits", urgency, seconds, part: portion(seconds, ANSWER_LATE_MINUTES * 60) };
  }
  const isPromised = lane === "preparing" || lane === "on_the_way" || urgency !== "calm";
  if (isPromised && order.promised_at !== null) return ageByPromise(order, order.promised_at, now);
  const minutes = Math.floor(secondsSince(reachedAt(order), now) / 60);
  return { kind: "waitsMinutes", urgency, minutes, part: portion(minutes, FULL_WAIT_MINUTES) };
}

function ageByPromise(order: StaffOrder, promisedAt: string, now: Date): OrderAge {
  const urgency = urgencyOf(order, now);
  const minutes = minutesLeft(promisedAt, now);
  if (minutes <= 0) return { kind: "late", urgency, minutes: -minutes, part: 1 };
  const start = Date.parse(order.accepted_at ?? order.placed_at);
  const whole = Date.parse(promisedAt) - start;
  const part = portion(now.getTime() - start, whole);
  return countdownMinutes(new Date(promisedAt), now) === null
    ? { kind: "at", urgency, instant: promisedAt, part }
    : { kind: "left", urgency, minutes, part };
}

/** When the order reached its status, in epoch milliseconds. */
function reachedAt(order: StaffOrder): number {
  const event = order.history.findLast(({ status }) => status === order.status);
  return Date.parse(event?.at ?? order.placed_at);
}

/** Whole seconds, never negative: the clocks of server and device differ a little. */
function secondsSince(instant: number, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - instant) / 1000));
}

function portion(done: number, whole: number): number {
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, done / whole));
}

/** Whole minutes until the next promise that has not passed; null where there is none. */
export function dueInMinutes(orders: readonly StaffOrder[], now: Date): number | null {
  const left = orders
    .flatMap(({ promised_at, status }) =>
      promised_at && status === "PREPARING" ? minutesLeft(promised_at, now) : [],
    )
    .filter((minutes) => minutes > 0);
  return left.length > 0 ? Math.min(...left) : null;
}
