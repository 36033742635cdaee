import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { nextStep } from "@comanda/domain/board/steps";
import { isCashMethod } from "@comanda/domain/orders/payment-method";
import type { MessageKey } from "../../i18n/text.ts";
import type { OrderAction } from "../actions/order-action.ts";

/** The main action of an accepted order: its label and what it does. */
export type NextAction = {
  label: MessageKey;
  action: OrderAction;
  /** Work of the kitchen that goes on, or a hand-over. */
  look: "tonal" | "outline";
};

/** Whether the money of an order is taken at the hand-over: it is not paid, and not paid online. */
export function isPaidAtHandOver({ payment, payment_state }: StaffOrder): boolean {
  return payment !== null && !payment.online && payment_state === "UNPAID";
}

/**
 * What the main button of an accepted order does; null where there is no next step. A member who may record
 * payments (`takesMoney`) takes the cash with the hand-over.
 */
export function nextAction(
  order: StaffOrder,
  { takesMoney }: { takesMoney: boolean },
): NextAction | null {
  const to = nextStep(order.status, order.service_type);
  if (to === null || order.status === "PENDING" || to === "FINALIZED") return null;
  const action: OrderAction = { kind: "advance", to, payment: null };
  if (to === "READY") return { label: "board.step.ready", action, look: "tonal" };
  if (to === "DRIVER_ON_THE_WAY_TO_DESTINATION") {
    return { label: "board.step.left", action, look: "outline" };
  }
  if (takesMoney && isPaidAtHandOver(order)) {
    const payment = { received: order.payment?.cash ?? null };
    const isCash = isCashMethod({ code: order.payment?.method_code ?? "" });
    const label = isCash ? "board.step.cash" : "board.step.paid";
    return { label, action: { ...action, payment }, look: "outline" };
  }
  return { label: handOverLabel(order), action, look: "outline" };
}

function handOverLabel({ service_type }: StaffOrder): MessageKey {
  if (service_type === "TABLE") return "board.step.atTable";
  return service_type === "DELIVERY" ? "board.step.delivered" : "board.step.handedOver";
}
