import type { EndReason } from "@comanda/contract/staff/order-board-schemas";
import type { LineChange } from "@comanda/domain/board/order-proposal";
import type { OrderStatus } from "@comanda/domain/orders/status";

/**
 * What a member does with an order on the board. Amounts are in major units. An acceptance without
 * minutes gets the default of the order's service type.
 */
export type OrderAction =
  /** An order for later will be made. */
  | { kind: "confirm" }
  | { kind: "accept"; minutes: number | null }
  /** With `refund` all that providers can send back goes back. */
  | { kind: "refuse"; reason: EndReason; message: string | null; refund: boolean }
  /** With `payment` the money is taken with the step. */
  | { kind: "advance"; to: OrderStatus; payment: PaymentTaken | null }
  /** Takes the last change back, which was `undone`. */
  | { kind: "stepBack"; undone: UndoableAction }
  | { kind: "promise"; addMinutes: number }
  | { kind: "cancel"; reason: EndReason; message: string | null; refund: boolean }
  | ({ kind: "pay" } & PaymentTaken)
  | { kind: "propose"; lines: LineChange[]; reason: string | null }
  | { kind: "withdraw" };

/** The cash that was handed over; null for the exact amount. */
type PaymentTaken = { received: number | null };

const notUndoable = ["refuse", "cancel", "stepBack", "propose", "withdraw"] as const;

/** What the server takes back within ten seconds. */
export type UndoableAction = Exclude<OrderAction, { kind: (typeof notUndoable)[number] }>;

/** Returns whether the server takes an action back within ten seconds. */
export function isUndoable(action: OrderAction): action is UndoableAction {
  return !(notUndoable as readonly string[]).includes(action.kind);
}
