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
