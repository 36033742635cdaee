import type { CheckoutData } from "@comanda/domain/checkout/data";
import { acceptsScheduledOrders } from "@comanda/domain/company/order-types";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { evaluateOrderability, type OrderingContext } from "@comanda/domain/orders/orderability";
import type { OrderRefusalReason } from "../../../ordering/use-reason-text.ts";

type ScheduleChoice = Pick<CheckoutData, "orderIsFor" | "deliveryDate">;

/** For when an order is meant, and whether it can be. */
export type ScheduleState = {
  /** Whether the service type takes orders for later: else there is nothing to choose. */
  offered: boolean;
  /** Whether an order as soon as possible can be taken now. */
  open: boolean;
  /** The instant that was chosen; null is as soon as possible. */
  scheduledFor: Date | null;
  /**
   * Why the order cannot be meant for then. `schedule_required` says that nothing was chosen and
   * something must be: the restaurant is closed.
   */
  reason: OrderRefusalReason | null;
};

/** What the server will say of the schedule, as far as the page knows. */
export function scheduleState(
  context: OrderingContext,
  serviceType: ServiceType,
  { orderIsFor, deliveryDate }: ScheduleChoice,
): ScheduleState {
  const offered = acceptsScheduledOrders(context.settings, serviceType);
  const chosen = offered && orderIsFor === "personalized" && deliveryDate;
  const scheduledFor = chosen ? new Date(chosen) : null;
  const reasonAgainst = (instant: Date | null) => {
    const answer = evaluateOrderability({ ...context, serviceType, scheduledFor: instant });
    return answer.allowed ? null : (answer.reasons.find(isScheduleReason) ?? null);
  };
  return {
    offered,
    open: reasonAgainst(null) === null,
    scheduledFor,
    reason: offered ? reasonAgainst(scheduledFor) : null,
  };
}

/** Whether a reason is about when, and is mended by choosing another time. */
export function isScheduleReason({ code }: OrderRefusalReason): boolean {
  return code.startsWith("schedule_");
}
