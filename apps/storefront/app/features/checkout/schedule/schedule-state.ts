import type { CheckoutData } from "@comanda/domain/checkout/checkout-data";
import { acceptsScheduledOrders } from "@comanda/domain/company/order-types";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { evaluateOrderability, type OrderingContext } from "@comanda/domain/orders/orderability";
import type { OrderRefusalReason } from "../../../ordering/use-reason-text.ts";

type ScheduleChoice = Pick<CheckoutData, "orderIsFor" | "deliveryDate">;

/** The time of an order, and whether it is available. */
export type ScheduleState = {
  /** Whether the service type takes scheduled orders. Without them there is no time to choose. */
  offered: boolean;
  /** Whether the restaurant takes an order as soon as possible now. */
  open: boolean;
  /** The chosen instant; null means as soon as possible. */
  scheduledFor: Date | null;
  /**
   * Why the time is not available. `schedule_required` means that the restaurant is closed and the
   * customer has not chosen a time, `schedule_not_offered` that it takes no orders for later:
   * what was chosen for later must not be made at once without a word.
   */
  reason: OrderRefusalReason | null;
};

/** Returns the state of the schedule by the rules that the page knows; the server checks it again. */
export function scheduleState(
  context: OrderingContext,
  serviceType: ServiceType,
  { orderIsFor, deliveryDate }: ScheduleChoice,
): ScheduleState {
  const offered = acceptsScheduledOrders(context.settings, serviceType);
  const chosen = orderIsFor === "personalized" && deliveryDate;
  const scheduledFor = chosen ? new Date(chosen) : null;
  const reasonAgainst = (instant: Date | null) => {
    const answer = evaluateOrderability({ ...context, serviceType, scheduledFor: instant });
    return answer.allowed ? null : (answer.reasons.find(isScheduleReason) ?? null);
  };
  return {
    offered,
    open: reasonAgainst(null) === null,
    scheduledFor,
    reason: reasonAgainst(scheduledFor),
  };
}

/** Returns whether a reason is about the time, so that another time corrects it. */
export function isScheduleReason({ code }: OrderRefusalReason): boolean {
  return code.startsWith("schedule_");
}
