import type { Order } from "@comanda/contract/orders";
import { useEffect, useEffectEvent, useState } from "react";
import { useCart } from "../../session/cart-store.ts";
import { useCheckout, useCheckoutStore } from "../../session/checkout-store.ts";
import { forgetClient } from "../../session/client.ts";
import { useWhenOnline } from "../../session/online.ts";
import { usePricedCart } from "../../shop/priced-cart.ts";
import { useShop } from "../../shop/shop.tsx";
import { basisOf, draftOrder } from "./draft-order.ts";
import { orderBody } from "./order-body.ts";
import { type Trouble, troubleOf } from "./trouble.ts";
import { useOrderDesk } from "./use-order-desk.ts";

type Answer = { basis: string; order: Order | null; trouble: Trouble | null };

/**
 * The server's order of what is in the cart, made when the summary opens and again when the cart
 * or its prices change. Without a network it is asked for again when there is one.
 */
export function useDraftOrder() {
  const store = useCheckoutStore();
  const desk = useOrderDesk();
  const { company } = useShop();
  const lines = useCart((cart) => cart.lines);
  const { total: goods } = usePricedCart();
  const data = useCheckout((checkout) => checkout);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tries, setTries] = useState(0);

  const body = orderBody({ company, lines, data, clientId: data.client?.id ?? null });
  const wanted = body && { body, goods };
  const basis = wanted && basisOf(wanted);
  const { order, trouble } = answer?.basis === basis ? answer : { order: null, trouble: null };

  const ask = useEffectEvent(async (): Promise<Omit<Answer, "basis"> | null> => {
    if (!wanted) return null;
    try {
      return { order: await draftOrder(desk, wanted), trouble: null };
    } catch (error) {
      const found = troubleOf(error, company.currency.code);
      if (found.kind === "client") forgetClient(store, company.id);
      return { order: null, trouble: found };
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same again
  useEffect(() => {
    if (!basis) return;
    let stale = false;
    void ask().then((found) => {
      if (found && !stale) setAnswer({ basis, ...found });
    });
    return () => {
      stale = true;
    };
  }, [basis, tries]);

  const retry = () => {
    setAnswer(null);
    setTries((count) => count + 1);
  };
  useWhenOnline(trouble?.kind === "unreachable", retry);
  return { order, trouble, retry };
}
