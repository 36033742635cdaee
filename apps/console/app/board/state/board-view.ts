import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { laneOf, sortLane } from "@comanda/domain/board/lane";
import { urgencyOf } from "@comanda/domain/board/urgency";
import type { ActionQueue } from "../actions/action-queue.ts";
import { predictOrder } from "../actions/predict-order.ts";
import type { BoardState } from "./board-state.ts";

/** The lanes in the order in which they are drawn. */
export const BOARD_LANES = ["new", "preparing", "ready", "on_the_way", "later"] as const;

export type BoardLane = (typeof BOARD_LANES)[number];

/** What a board shows at an instant. */
export type BoardView = {
  lanes: Record<BoardLane, readonly StaffOrder[]>;
  /** How many orders of a lane are late. */
  late: Record<BoardLane, number>;
};

/**
 * The orders of each lane, sorted, with the effect of actions that are not confirmed yet. An order for
 * later moves into New when `now` reaches its start, without any message.
 */
export function viewBoard(state: BoardState, queue: ActionQueue, now: Date): BoardView {
  const busyMinutes = busyMinutesAt(state, now);
  const lanes: Record<BoardLane, StaffOrder[]> = {
    new: [],
    preparing: [],
    ready: [],
    on_the_way: [],
    later: [],
  };
  for (const { order } of state.orders.values()) {
    const shown = predictOrder(order, queue, busyMinutes);
    const lane = laneOf(shown, now);
    if (lane !== "over") lanes[lane].push(shown);
  }
  const late = { new: 0, preparing: 0, ready: 0, on_the_way: 0, later: 0 };
  for (const lane of BOARD_LANES) {
    lanes[lane] = sortLane(lane, lanes[lane]);
    late[lane] = lanes[lane].filter((order) => urgencyOf(order, now) === "late").length;
  }
  return { lanes, late };
}

/** The minutes that promises get in addition at an instant. */
export function busyMinutesAt({ facts }: Pick<BoardState, "facts">, now: Date): number {
  const busy = facts?.busy;
  return busy && Date.parse(busy.until) > now.getTime() ? busy.minutes : 0;
}
