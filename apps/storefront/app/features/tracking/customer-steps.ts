import type { Order } from "@comanda/contract/orders/order";
import { type ProgressStep, progressSteps } from "@comanda/domain/orders/status";
import { orderPageState } from "./state/order-page-state.ts";

/** A step as the page shows it; `ended` is the last step of a cancelled order. */
export type CustomerStep = {
  step: Exclude<ProgressStep["step"], "finalized"> | "payment" | "cancelled";
  state: ProgressStep["state"] | "ended";
  /** The instant at which it was reached; null if it was not, or if that is unknown. */
  at: string | null;
};

/**
 * Returns the steps of an order that the customer sees. An order that waits for its payment begins with
 * that step; a cancelled order has only the steps that it reached; one whose payment failed has none.
 */
export function customerSteps(order: Order): CustomerStep[] {
  const page = orderPageState(order);
  if (page === "payment_failed" || page === "payment_returned") return [];
  const steps = restaurantSteps(order);
  if (page === "waiting_for_payment") {
    // Another backend may have placed an order that is not paid yet: the payment alone is what is awaited.
    const later = steps.map((each) => (each.state === "current" ? toDo(each) : each));
    return [{ step: "payment", state: "current", at: null }, ...later];
  }
  if (page !== "cancelled") return steps;
  const at = order.status_history.findLast(({ status }) => status === "CANCELLED")?.at ?? null;
  const reached = steps.filter(({ state }) => state !== "todo");
  return [...reached, { step: "cancelled", state: "ended", at }];
}

const toDo = (step: CustomerStep): CustomerStep => ({ ...step, state: "todo", at: null });

/**
 * Returns the restaurant's steps. For the customer a delivered order is complete, before it is
 * finalized.
 */
function restaurantSteps({ service_type, status, status_history }: Order): CustomerStep[] {
  const shown = status === "DELIVERED" ? "FINALIZED" : status;
  return progressSteps(service_type, shown, status_history).flatMap(({ step, state, at }) =>
    step === "finalized" ? [] : [{ step, state, at }],
  );
}
