import { useWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { cancelOpenPayment } from "../../../pay/requests/payment-calls.ts";
import { useCheckout, useCheckoutStore } from "../../../session/checkout/checkout-store.ts";

type UnusedPaymentOptions = {
  /** The customer has left online payment, also when no other method is chosen yet. */
  leftOnline: boolean;
  /** The payment was paid before it could be cancelled. */
  onPaid: () => void;
};

/**
 * Cancels the started payment when the customer leaves online payment (conformance 4.79). The
 * checkout remembers its id until the cancellation is answered, also over a reload. A payment whose
 * start is answered after that is cancelled too.
 */
export function useCancelUnusedPayment({ leftOnline, onPaid }: UnusedPaymentOptions): void {
  const store = useCheckoutStore();
  const { company } = useCompanySite();
  const started = useCheckout(({ cardPaymentId }) => cardPaymentId);
  const [unanswered, setUnanswered] = useState(false);
  const cancel = useEffectEvent(async (paymentId: string) => {
    setUnanswered(false);
    const result = await cancelOpenPayment(browserApi, company.id, paymentId);
    if (result === "unknown") return setUnanswered(true);
    const isLast = store.getState().cardPaymentId === paymentId;
    if (isLast) store.getState().update({ cardPaymentId: null });
    if (result === "paid") onPaid();
  });
  const mustCancel = leftOnline && started !== null;
  useWhenOnline(mustCancel && unanswered, () => started && void cancel(started));
  useEffect(() => {
    if (leftOnline && started) void cancel(started);
  }, [leftOnline, started]);
}
