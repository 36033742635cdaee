import type { Order } from "@comanda/contract/orders/order";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { useEffect, useEffectEvent, useState } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { useOnRefocus } from "../../web/use-on-refocus.ts";
import { fetchPayments } from "../requests/payment-calls.ts";

type Payments = {
  list: readonly CompanyPayment[] | null;
  loading: boolean;
  failed: boolean;
  /** Somebody has asked by hand, and has the answer. */
  checkedByHand: boolean;
};

/**
 * The payments of an order, newest first, asked for when the page comes into sight: whoever has paid
 * elsewhere comes back to it. What is over tells that the order has changed.
 */
export function usePayments(order: Order, onChanged: () => void) {
  const [payments, setPayments] = useState<Payments>({
    list: null,
    loading: false,
    failed: false,
    checkedByHand: false,
  });

  const refresh = useEffectEvent(async (byHand: boolean) => {
    setPayments((last) => ({ ...last, loading: true, failed: false, checkedByHand: false }));
    try {
      const list = await fetchPayments(browserApi, order.id);
      setPayments({ list, loading: false, failed: false, checkedByHand: byHand });
      if (list[0] && list[0].status !== "pending") onChanged();
    } catch {
      setPayments((last) => ({ ...last, loading: false, failed: true }));
    }
  });

  const [refreshRequest, setAsked] = useState<{ byHand: boolean } | null>(null);
  useEffect(() => {
    if (refreshRequest) void refresh(refreshRequest.byHand);
  }, [refreshRequest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order that was changed may have another payment
  useEffect(() => {
    if (document.visibilityState === "visible") void refresh(false);
  }, [order.id, order.updated_at]);
  useOnRefocus(true, () => setAsked({ byHand: false }));

  return { ...payments, ask: (byHand: boolean) => setAsked({ byHand }) };
}
