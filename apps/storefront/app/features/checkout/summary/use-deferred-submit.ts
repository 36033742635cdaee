import type { Order } from "@comanda/contract/orders/order";
import { useEffect, useEffectEvent, useState } from "react";
import { useCheckout } from "../../../session/checkout/checkout-store.ts";
import { areDiscountsApplied, nextDiscountChange } from "../extras/discount-changes.ts";
import { deferredSubmitAction, type SubmittedTotal } from "./deferred-submit.ts";

type DeferredSubmitOptions = {
  order: Order | null;
  /** The total on the button; null while the server has not answered. */
  current: SubmittedTotal | null;
  /** Sends the form, or shows its errors. */
  send: () => void;
  /** The total is no longer the one on the button. */
  onTotalChanged: () => void;
};

/**
 * Defers a submit while a coupon or a reward is being applied: a customer who enters a code and
 * orders at once wants both.
 */
export function useDeferredSubmit({ order, current, send, onTotalChanged }: DeferredSubmitOptions) {
  const checkout = useCheckout((all) => all);
  const [deferred, setDeferred] = useState<SubmittedTotal | null>(null);
  const isPending =
    order !== null && nextDiscountChange(order, checkout, checkout.discountState) !== null;

  const submitDeferred = useEffectEvent((submitted: SubmittedTotal) => {
    // A draft that is gone has its own error.
    if (!(order && current)) return;
    const discountsApplied = areDiscountsApplied(order, checkout, checkout.discountState);
    if (discountsApplied && deferredSubmitAction(submitted, current) === "report") onTotalChanged();
    else send();
  });
  useEffect(() => {
    if (!deferred || isPending) return;
    setDeferred(null);
    submitDeferred(deferred);
  }, [deferred, isPending]);

  return { isPending, deferred: deferred !== null, defer: () => setDeferred(current) };
}
