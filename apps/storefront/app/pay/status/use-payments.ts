import type { Order } from "@comanda/contract/orders/order";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { useOnRefocus } from "@comanda/ui/web/use-on-refocus.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { fetchAssignedPayments, isPendingPayment } from "../requests/payment-calls.ts";

type Payments = {
  list: readonly CompanyPayment[] | null;
  loading: boolean;
  failed: boolean;
  /** The customer pressed the button, and the answer has arrived. */
  checkedByHand: boolean;
};

/**
 * Returns the payments of an order, newest first. They are fetched when the page becomes visible,
 * because a customer who pays elsewhere comes back to it. `onChanged` is called when the newest payment
 * is no longer pending.
 */
export function usePayments(order: Order, onChanged: () => void) {
  const [payments, setPayments] = useState<Payments>({
    list: null,
    loading: false,
    failed: false,
    checkedByHand: false,
  });

  const refresh = useEffectEvent(async ({ byHand }: { byHand: boolean }) => {
    setPayments((last) => ({ ...last, loading: true, failed: false, checkedByHand: false }));
    try {
      const list = await fetchAssignedPayments(browserApi, order);
      setPayments({ list, loading: false, failed: false, checkedByHand: byHand });
      if (list[0] && !isPendingPayment(list[0])) onChanged();
    } catch {
      setPayments((last) => ({ ...last, loading: false, failed: true }));
    }
  });

  const [refreshRequest, setRefreshRequest] = useState<{ byHand: boolean } | null>(null);
  useEffect(() => {
    if (refreshRequest) void refresh(refreshRequest);
  }, [refreshRequest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed order can have another payment
  useEffect(() => {
    if (document.visibilityState === "visible") void refresh({ byHand: false });
  }, [order.id, order.updated_at]);
  useOnRefocus(() => setRefreshRequest({ byHand: false }));

  return { ...payments, refresh: setRefreshRequest };
}
