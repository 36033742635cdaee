import type { Order } from "@comanda/contract/orders/order";
import { type ProgressStep, progressSteps } from "@comanda/domain/orders/status";
import { orderPageState } from "./order-page-state.ts";

/** A step as the page shows it; `ended` is where the way of a cancelled order breaks off. */
export type CustomerStep = {
  step: Exclude<ProgressStep["step"], "finalized"> | "payment" | "cancelled";
  state: ProgressStep["state"] | "ended";
  /** When it was reached; null while it is not, or nobody noted it. */
  at: string | null;
};

/**
 * The steps of an order that its customer is shown: of one that waits for its payment that comes
 * first, of a cancelled one only what it reached, of one whose payment did not work none.
 */
export function customerSteps(order: Order): CustomerStep[] {
  const page = orderPageState(order);
  if (page === "payment_failed" || page === "payment_returned") return [];
  const steps = restaurantSteps(order);
  if (page === "waiting_for_payment") {
    return [{ step: "payment", state: "current", at: null }, ...steps];
  }
  if (page !== "cancelled") return steps;
  const at = order.status_history.findLast(({ status }) => status === "CANCELLED")?.at ?? null;
  const reached = steps.filter(({ state }) => state !== "todo");
  return [...reached, { step: "cancelled", state: "ended", at }];
}

/**
 * For its customer an order that was handed over has come to its end: its closing is nothing to
 * wait for.
 */
function restaurantSteps({ service_type, status, status_history }: Order): CustomerStep[] {
  const shown = status === "DELIVERED" ? "FINALIZED" : status;
  return progressSteps(service_type, shown, status_history).flatMap(({ step, state, at }) =>
    step === "finalized" ? [] : [{ step, state, at }],
  );
}
