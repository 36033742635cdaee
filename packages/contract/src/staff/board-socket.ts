import type { StaffOrder } from "./staff-order.ts";

/** The path of the websocket of a company's board, as in the call table. */
export const boardSocketTemplate = "/ms-notifications/companies/{companyId}/board-socket";

/** The websocket of a company's board. It proves its member like a staff call: by cookie and origin. */
export const boardSocketPath = (companyId: string): string =>
  boardSocketTemplate.replace("{companyId}", encodeURIComponent(companyId));

/** Seconds between two `PING` messages: a board that gets none for twice as long is cut off. */
export const BOARD_PING_SECONDS = 10;

/** The close code of a socket whose session has ended. */
export const SESSION_ENDED_CODE = 4401;

/**
 * A message of the board's websocket. `ORDER_CHANGED` has the whole order as the member may see it.
 * `BOARD_CHANGED` says that something else of the board changed: read the board again.
 */
export type BoardMessage =
  | { event_type: "ORDER_CHANGED"; order: StaffOrder }
  | { event_type: "BOARD_CHANGED" }
  | { event_type: "PING"; now: string };
