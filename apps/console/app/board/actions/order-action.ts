import type { EndReason } from "@comanda/contract/staff/order-board-schemas";
import type { LineChange } from "@comanda/domain/board/order-proposal";
import type { OrderStatus } from "@comanda/domain/orders/status";

/** What a member does with an order on the board. Amounts are in major units. */
export type OrderAction =
  | { kind: "accept"; minutes: number | null }
  | { kind: "refuse"; reason: EndReason; message: string | null }
  | { kind: "advance"; to: OrderStatus }
  | { kind: "stepBack" }
  | { kind: "promise"; addMinutes: number }
  | { kind: "cancel"; reason: EndReason; message: string | null }
  | { kind: "pay"; received: number | null }
  | { kind: "propose"; lines: LineChange[]; reason: string | null }
  | { kind: "withdraw" };
