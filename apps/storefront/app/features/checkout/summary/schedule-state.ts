import type { CheckoutData } from "@comanda/domain/checkout-data";
import { takesScheduledOrders } from "@comanda/domain/order-types";
import { type OrderingContext, orderability } from "@comanda/domain/orderability";
import type { ServiceType } from "@comanda/domain/service-type";
import type { ToldReason } from "../../../shop/reason-text.ts";

type Said = Pick<CheckoutData, "orderIsFor" | "deliveryDate">;

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
  reason: ToldReason | null;
};

/** What the server will say of the schedule, as far as the page knows. */
export function scheduleState(
  context: OrderingContext,
  serviceType: ServiceType,
  { orderIsFor, deliveryDate }: Said,
): ScheduleState {
  const offered = takesScheduledOrders(context.settings, serviceType);
  const chosen = offered && orderIsFor === "personalized" && deliveryDate;
  const scheduledFor = chosen ? new Date(chosen) : null;
  const reasonAgainst = (then: Date | null) => {
    const answer = orderability({ ...context, serviceType, scheduledFor: then });
    return answer.allowed ? null : (answer.reasons.find(isOfSchedule) ?? null);
  };
  return {
    offered,
    open: reasonAgainst(null) === null,
    scheduledFor,
    reason: offered ? reasonAgainst(scheduledFor) : null,
  };
}

/** Whether a reason is about when, and is mended by choosing another time. */
export function isOfSchedule({ code }: ToldReason): boolean {
  return code.startsWith("schedule_");
}

/** Spec §3, Order update: `2026-11-22T03:30:00+00:00`. */
export function wireInstant(date: Date): string {
  return `${date.toISOString().slice(0, 19)}+00:00`;
}
