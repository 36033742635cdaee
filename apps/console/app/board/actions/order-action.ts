import type { EndReason } from "@comanda/contract/staff/order-board-schemas";
import type { OrderStatus } from "@comanda/domain/orders/status";

/**
 * What a member does with an order on the board. Amounts are in major units. An acceptance without
 * minutes gets the default of the order's service type.
 */
export type OrderAction =
  | { kind: "accept"; minutes: number | null }
  | { kind: "refuse"; reason: EndReason; message: string | null }
  | { kind: "advance"; to: OrderStatus }
  | { kind: "stepBack" }
  | { kind: "promise"; addMinutes: number }
  | { kind: "cancel"; reason: EndReason; message: string | null }
  | { kind: "pay"; received: number | null };
