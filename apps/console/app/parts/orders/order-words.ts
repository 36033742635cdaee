import type { EndReason } from "@comanda/contract/staff/order-board-schemas";
import type { OrderStatus } from "@comanda/domain/orders/status";
import type { MessageKey } from "../../i18n/text.ts";

/** The names of the statuses. */
export const STATUS_LABELS = {
  INITIATED: "board.status.draft",
  PENDING: "board.status.new",
  PREPARING: "board.status.preparing",
  READY: "board.status.ready",
  DRIVER_ON_THE_WAY_TO_DESTINATION: "board.status.onTheWay",
  DRIVER_ARRIVED_AT_DESTINATION: "board.status.arrived",
  DELIVERED: "board.status.handedOver",
  FINALIZED: "board.status.finalized",
  CANCELLED: "board.status.cancelled",
} as const satisfies Record<OrderStatus, MessageKey>;

/** Why an order was refused or cancelled. */
export const REASON_LABELS = {
  sold_out: "board.reason.soldOut",
  too_busy: "board.reason.tooBusy",
  customer_asked: "board.reason.customerAsked",
  cannot_deliver: "board.reason.cannotDeliver",
  closing: "board.reason.closing",
  not_collected: "board.reason.notCollected",
  other: "board.reason.other",
} as const satisfies Record<EndReason, MessageKey>;

type Tone = "neutral" | "accent" | "positive" | "danger";

/** The colour of a status in lists; the word beside it says the same. */
export function statusTone(status: OrderStatus): Tone {
  if (status === "CANCELLED") return "danger";
  if (status === "DELIVERED" || status === "FINALIZED") return "positive";
  return status === "INITIATED" ? "neutral" : "accent";
}
