import type { Order } from "@comanda/contract/orders/order";
import { useEffect, useEffectEvent, useState } from "react";
import { useCheckout } from "../../../session/checkout/checkout-store.ts";
import { areDiscountsApplied, nextDiscountChange } from "../extras/discount-changes.ts";
import { deferredSubmitAction, type SubmittedTotal } from "./deferred-submit.ts";

type DeferredSubmitOptions = {
  order: Order | null;
  /** What the button says now; null while the server has not said. */
  current: SubmittedTotal | null;
  /** Sends, or shows what is in the way. */
  send: () => void;
  /** The total is not what the button said. */
  onTotalChanged: () => void;
};

/**
 * A press of the last button while a coupon or a reward is being asked for waits for the answer: whoever
 * writes a code and orders at once means both.
 */
export function useDeferredSubmit({ order, current, send, onTotalChanged }: DeferredSubmitOptions) {
  const checkout = useCheckout((all) => all);
  const [deferred, setDeferred] = useState<SubmittedTotal | null>(null);
  const isPending =
    order !== null && nextDiscountChange(order, checkout, checkout.discountState) !== null;

  const submitDeferred = useEffectEvent((pressed: SubmittedTotal) => {
    // A draft that is gone meanwhile is told of in its own place.
    if (!(order && current)) return;
    const discountsApplied = areDiscountsApplied(order, checkout, checkout.discountState);
    if (discountsApplied && deferredSubmitAction(pressed, current) === "report") onTotalChanged();
    else send();
  });
  useEffect(() => {
    if (!deferred || isPending) return;
    setDeferred(null);
    submitDeferred(deferred);
  }, [deferred, isPending]);

  return { isPending, deferred: deferred !== null, defer: () => setDeferred(current) };
}
