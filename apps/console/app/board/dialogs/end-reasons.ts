import { MAX_ORDER_TEXT } from "@comanda/contract/rules/staff-rules";
import type { EndReason } from "@comanda/contract/staff/order-board-schemas";
import type { ServiceType } from "@comanda/domain/company/service-type";

/** The reasons to choose from when a new order is refused, or an accepted one cancelled. */
export function endReasons(kind: "refuse" | "cancel", type: ServiceType): EndReason[] {
  const reasons: EndReason[] = ["sold_out", "too_busy", "customer_asked"];
  if (type === "DELIVERY") reasons.push("cannot_deliver");
  reasons.push(kind === "refuse" ? "closing" : "not_collected", "other");
  return reasons;
}

/** What is wrong with the message to the guest: `other` needs one. */
export function messageFault(reason: EndReason, message: string): "missing" | "tooLong" | null {
  if (message.length > MAX_ORDER_TEXT) return "tooLong";
  return reason === "other" && message.trim() === "" ? "missing" : null;
}
