import type { ServiceType } from "@comanda/domain/service-type";
import { useState } from "react";
import { useCheckout } from "../../../session/checkout-store.ts";
import { useOrderingContext } from "../../../shop/ordering-context.ts";
import type { ToldReason } from "../../../shop/reason-text.ts";
import { type ScheduleState, scheduleState } from "./schedule-state.ts";

/** What the server has refused, and of which time. */
type Refused = { deliveryDate: string | null; reason: ToldReason };

/** For when the order is meant; it is kept with the checkout, and judged anew at every moment. */
export function useSchedule(serviceType: ServiceType) {
  const context = useOrderingContext();
  const deliveryDate = useCheckout((checkout) => checkout.deliveryDate);
  const orderIsFor = useCheckout((checkout) => checkout.orderIsFor);
  const update = useCheckout((checkout) => checkout.update);
  const [refused, setRefused] = useState<Refused | null>(null);

  const known = scheduleState(context, serviceType, { deliveryDate, orderIsFor });
  // The server knows better, until another time is chosen.
  const told = refused?.deliveryDate === deliveryDate ? refused.reason : null;
  const state: ScheduleState = { ...known, reason: known.reason ?? told };

  return {
    state,
    /** Null is as soon as possible. */
    choose(slot: Date | null) {
      setRefused(null);
      update({
        orderIsFor: slot ? "personalized" : "today",
        deliveryDate: slot?.toISOString() ?? null,
      });
    },
    refuse: (reason: ToldReason) => setRefused({ deliveryDate, reason }),
  };
}
