import type { Order } from "@comanda/contract/orders";
import type { CompanyPayment } from "@comanda/contract/payments";
import { useEffect, useEffectEvent, useState } from "react";
import { api } from "../session/api.ts";
import { useSeenAgain } from "../session/seen-again.ts";
import { listPayments } from "./payment-calls.ts";

type Payments = {
  list: readonly CompanyPayment[] | null;
  asking: boolean;
  failed: boolean;
  /** Somebody has asked by hand, and has the answer. */
  told: boolean;
};

/**
 * The payments of an order, newest first, asked for when the page comes into sight: whoever has paid
 * elsewhere comes back to it. What is over tells that the order has changed.
 */
export function usePayments(order: Order, onChanged: () => void) {
  const [payments, setPayments] = useState<Payments>({
    list: null,
    asking: false,
    failed: false,
    told: false,
  });

  const ask = useEffectEvent(async (byHand: boolean) => {
    setPayments((last) => ({ ...last, asking: true, failed: false, told: false }));
    try {
      const list = await listPayments(api, order.id);
      setPayments({ list, asking: false, failed: false, told: byHand });
      if (list[0] && list[0].status !== "pending") onChanged();
    } catch {
      setPayments((last) => ({ ...last, asking: false, failed: true }));
    }
  });

  const [asked, setAsked] = useState<{ byHand: boolean } | null>(null);
  useEffect(() => {
    if (asked) void ask(asked.byHand);
  }, [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order that was changed may have another payment
  useEffect(() => {
    if (document.visibilityState === "visible") void ask(false);
  }, [order.id, order.updated_at]);
  useSeenAgain(true, () => setAsked({ byHand: false }));

  return { ...payments, ask: (byHand: boolean) => setAsked({ byHand }) };
}
