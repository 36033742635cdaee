import type { Order } from "@comanda/contract/orders";
import { useEffect, useEffectEvent, useState } from "react";
import { useCart } from "../../session/cart-store.ts";
import { useCheckout, useCheckoutStore } from "../../session/checkout-store.ts";
import { forgetClient } from "../../session/client.ts";
import { useWhenOnline } from "../../session/online.ts";
import { readUtm } from "../../session/utm.ts";
import { useMenuRefresh } from "../../shop/menu-refresh.ts";
import { orderAmounts } from "../../shop/order-amounts.ts";
import { usePricedCart } from "../../shop/priced-cart.ts";
import { useShop } from "../../shop/shop.tsx";
import { basisOf, draftOrder, isPlaced } from "./draft-order.ts";
import { orderBody } from "./order-body.ts";
import { isNews, type Trouble, troubleOf } from "./trouble.ts";
import { useOrderDesk } from "./use-order-desk.ts";

/** Something in the cart is no longer on the menu. */
const GONE: Trouble = { kind: "menu" };

type Answer = { basis: string; order: Order | null; trouble: Trouble | null };

/**
 * The server's order of what is in the cart, made when the summary opens and again when the cart
 * or its prices change. Without a network it is asked for again when there is one.
 */
export function useDraftOrder() {
  const store = useCheckoutStore();
  const desk = useOrderDesk();
  const { company, qr } = useShop();
  const refreshMenu = useMenuRefresh();
  const [utm] = useState(() => readUtm(company.id));
  const lines = useCart((cart) => cart.lines);
  const { total: goods, missing } = usePricedCart();
  const gone = missing.length > 0;
  const data = useCheckout((checkout) => checkout);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tries, setTries] = useState(0);

  const clientId = data.client?.id ?? null;
  const body = orderBody({ company, qr, utm, lines, data, clientId });
  // The server would only say what the menu says already.
  const wanted = gone ? null : body && { body, goods };
  const basis = wanted && basisOf(wanted);
  const { order, trouble } = answer?.basis === basis ? answer : { order: null, trouble: null };

  const ask = useEffectEvent(async (): Promise<Omit<Answer, "basis"> | null> => {
    if (!wanted) return null;
    try {
      const order = await draftOrder(desk, wanted);
      // The server knows other prices than the page.
      const otherPrices = orderAmounts(order).combos !== wanted.goods;
      if (otherPrices && !isPlaced(order)) void refreshMenu();
      return { order, trouble: null };
    } catch (error) {
      const found = troubleOf(error, company.currency.code);
      if (found.kind === "client") forgetClient(store, company.id);
      if (isNews(found)) void refreshMenu();
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
  return { order, trouble: gone ? GONE : trouble, retry };
}
