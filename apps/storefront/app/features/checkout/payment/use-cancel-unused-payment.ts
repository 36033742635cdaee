import { useEffect, useEffectEvent } from "react";
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
 * checkout remembers its id, also over a reload. A payment whose start is answered after that is
 * cancelled too.
 */
export function useCancelUnusedPayment({ leftOnline, onPaid }: UnusedPaymentOptions): void {
  const store = useCheckoutStore();
  const { company } = useCompanySite();
  const started = useCheckout(({ cardPaymentId }) => cardPaymentId);
  const cancel = useEffectEvent(async (paymentId: string) => {
    store.getState().update({ cardPaymentId: null });
    if (await cancelOpenPayment(browserApi, company.id, paymentId)) onPaid();
  });
  useEffect(() => {
    if (leftOnline && started) void cancel(started);
  }, [leftOnline, started]);
}
