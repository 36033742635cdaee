import type { EndReason } from "@comanda/contract/staff/order-board-schemas";
import type { OrderStatus } from "@comanda/domain/orders/status";

/** What a member does with an order on the board. Amounts are in major units. */
export type OrderAction =
  | { kind: "accept"; minutes: number | null }
  | { kind: "refuse"; reason: EndReason; message: string | null }
  /** With `payment` the money is taken with the step. */
  | { kind: "advance"; to: OrderStatus; payment: PaymentTaken | null }
  /** Takes the last change back, which was `undone`. */
  | { kind: "stepBack"; undone: UndoableAction }
  | { kind: "promise"; addMinutes: number }
  | { kind: "cancel"; reason: EndReason; message: string | null }
  | ({ kind: "pay" } & PaymentTaken);

/** The cash that was handed over; null for the exact amount. */
type PaymentTaken = { received: number | null };

/** What the server takes back within ten seconds. */
export type UndoableAction = Exclude<OrderAction, { kind: "refuse" | "cancel" | "stepBack" }>;

export function isUndoable(action: OrderAction): action is UndoableAction {
  return !["refuse", "cancel", "stepBack"].includes(action.kind);
}
