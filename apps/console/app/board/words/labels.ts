import type { EndReason } from "@comanda/contract/staff/order-board-schemas";
import type { MessageKey } from "../../i18n/text.ts";
import type { BoardLane } from "../state/board-view.ts";

export const LANE_LABELS = {
  new: "board.lane.new",
  preparing: "board.lane.preparing",
  ready: "board.lane.ready",
  on_the_way: "board.lane.onTheWay",
  later: "board.lane.later",
} as const satisfies Record<BoardLane, MessageKey>;

/** What a lane without orders says. */
export const EMPTY_LANE_LABELS = {
  new: "board.empty.new",
  preparing: "board.empty.preparing",
  ready: "board.empty.ready",
  on_the_way: "board.empty.onTheWay",
  later: "board.empty.later",
} as const satisfies Record<BoardLane, MessageKey>;

export const REASON_LABELS = {
  sold_out: "board.reason.soldOut",
  too_busy: "board.reason.tooBusy",
  customer_asked: "board.reason.customerAsked",
  cannot_deliver: "board.reason.cannotDeliver",
  closing: "board.reason.closing",
  not_collected: "board.reason.notCollected",
  other: "board.reason.other",
} as const satisfies Record<EndReason, MessageKey>;
