import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { waitsSince } from "@comanda/domain/board/board-order";

export type Ringing = "normal" | "loud";

/** Orders wait this many seconds before the bell is louder. */
const LOUD_AFTER_SECONDS = 30;

/**
 * How a board rings: for the orders of its lane New, louder once one has waited, and for calls from tables that are open. Null
 * where nothing wants an answer.
 */
export function ringingOf(
  newOrders: readonly StaffOrder[],
  openCalls: number,
  now: Date,
): Ringing | null {
  if (newOrders.length === 0) return openCalls > 0 ? "normal" : null;
  const oldest = Math.min(...newOrders.map(waitsSince));
  return now.getTime() - oldest >= LOUD_AFTER_SECONDS * 1000 ? "loud" : "normal";
}
