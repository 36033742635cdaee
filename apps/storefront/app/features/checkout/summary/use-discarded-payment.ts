import type { CompanyPayment, PaymentMethod } from "@comanda/contract/payments";
import { isOnline } from "@comanda/domain/payment-method";
import { useEffect, useEffectEvent } from "react";
import { withdrawPayment } from "../../../pay/payment-calls.ts";
import { api } from "../../../session/api.ts";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { useShop } from "../../../shop/shop.tsx";

type Discarding = {
  /** The payment whose form is shown; it is kept in mind, also over a reload. */
  payment: CompanyPayment | null;
  chosen: PaymentMethod | null;
  /** It had been paid before it could be withdrawn. */
  onPaid: () => void;
};

/** Whoever chooses to pay otherwise than online discards the payment that was begun (spec §4). */
export function useDiscardedPayment({ payment, chosen, onPaid }: Discarding): void {
  const store = useCheckoutStore();
  const { company } = useShop();
  const remember = useEffectEvent((stripe: string | null) => {
    const { paymentIntents, update } = store.getState();
    update({ paymentIntents: { ...paymentIntents, stripe } });
  });
  const discard = useEffectEvent(async () => {
    const { stripe: begun } = store.getState().paymentIntents;
    if (!begun) return;
    remember(null);
    if (await withdrawPayment(api, company.id, begun)) onPaid();
  });

  const id = payment?.id ?? null;
  useEffect(() => {
    if (id) remember(id);
  }, [id]);
  const offline = chosen !== null && !isOnline(chosen);
  useEffect(() => {
    if (offline) void discard();
  }, [offline]);
}
