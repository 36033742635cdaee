import type { ServiceType } from "@comanda/domain/company/service-type";
import { useState } from "react";
import { useOrderingContext } from "../../../ordering/use-ordering-context.ts";
import type { OrderRefusalReason } from "../../../ordering/use-reason-text.ts";
import { useCheckout, useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { answersWithTime } from "./answers-with-time.ts";
import { type ScheduleState, scheduleState } from "./schedule-state.ts";

/** The time that the server refused, and why. */
type RefusedTime = { deliveryDate: string | null; reason: OrderRefusalReason };

/**
 * Returns the time of the order. The checkout stores it, and every render checks it against the current
 * time.
 */
export function useSchedule(serviceType: ServiceType) {
  const context = useOrderingContext();
  const deliveryDate = useCheckout((checkout) => checkout.deliveryDate);
  const orderIsFor = useCheckout((checkout) => checkout.orderIsFor);
  const store = useCheckoutStore();
  const [refused, setRefused] = useState<RefusedTime | null>(null);

  const pageState = scheduleState(context, serviceType, { deliveryDate, orderIsFor });
  // The server's refusal counts until the customer chooses another time.
  const serverReason = refused?.deliveryDate === deliveryDate ? refused.reason : null;
  const state: ScheduleState = { ...pageState, reason: pageState.reason ?? serverReason };

  return {
    state,
    /** Null means as soon as possible. */
    choose(slot: Date | null) {
      setRefused(null);
      store.getState().update(answersWithTime(store.getState(), slot?.toISOString() ?? null));
    },
    refuse: (reason: OrderRefusalReason) => setRefused({ deliveryDate, reason }),
  };
}
