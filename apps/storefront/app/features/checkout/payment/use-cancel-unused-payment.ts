import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { isOnlineMethod } from "@comanda/domain/orders/payment-method";
import { useEffect, useEffectEvent } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { cancelOpenPayment } from "../../../pay/requests/payment-calls.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";

type UnusedPaymentOptions = {
  /** The payment whose form is shown. The checkout remembers it, also over a reload. */
  payment: CompanyPayment | null;
  chosen: PaymentMethod | null;
  /** The payment was paid before it could be cancelled. */
  onPaid: () => void;
};

/**
 * Cancels the started payment when the customer chooses a method that is not online (conformance
 * 4.79).
 */
export function useCancelUnusedPayment({ payment, chosen, onPaid }: UnusedPaymentOptions): void {
  const store = useCheckoutStore();
  const { company } = useCompanySite();
  const remember = useEffectEvent((cardPaymentId: string | null) => {
    store.getState().update({ cardPaymentId });
  });
  const cancelPayment = useEffectEvent(async () => {
    const { cardPaymentId } = store.getState();
    if (!cardPaymentId) return;
    remember(null);
    if (await cancelOpenPayment(browserApi, company.id, cardPaymentId)) onPaid();
  });

  const id = payment?.id ?? null;
  useEffect(() => {
    if (id) remember(id);
  }, [id]);
  const offline = chosen !== null && !isOnlineMethod(chosen);
  useEffect(() => {
    if (offline) void cancelPayment();
  }, [offline]);
}
