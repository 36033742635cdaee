import type { Order } from "@comanda/contract/orders";
import { toCents } from "@comanda/domain/money";
import { isPlaced, lacksPayment } from "@comanda/domain/order-needs";
import { useEffect, useEffectEvent, useState } from "react";
import { useCheckout, useCheckoutStore } from "../../../session/checkout-store.ts";
import { useWhenOnline } from "../../../session/online.ts";
import { useMenuRefresh } from "../../../shop/menu-refresh.ts";
import { orderAmounts } from "../../../shop/order-amounts.ts";
import { useShop } from "../../../shop/shop.tsx";
import { learnTrouble } from "../address/learn-trouble.ts";
import { basisOf, draftOrder, isOrderOf, type Wanted } from "./draft-order.ts";
import { isNews, type Trouble, troubleOf } from "./trouble.ts";
import { useOrderDesk } from "./use-order-desk.ts";
import { useWanted } from "./use-wanted.ts";

/** Something in the cart is no longer on the menu. */
const GONE: Trouble = { kind: "menu" };

/** `unpaid` is another order, which waits for its payment. */
type Answer = {
  basis: string;
  order: Order | null;
  unpaid: Order | null;
  trouble: Trouble | null;
};
const NO_ANSWER = { order: null, unpaid: null, trouble: null };

/**
 * The server's order of what is in the cart, made when the summary opens and again when the cart
 * or its prices change. Without a network it is asked for again when there is one.
 */
export function useDraftOrder() {
  const store = useCheckoutStore();
  const desk = useOrderDesk();
  const { company } = useShop();
  const refreshMenu = useMenuRefresh();
  const { gone, wantedBy } = useWanted();
  const data = useCheckout((checkout) => checkout);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tries, setTries] = useState(0);

  const wanted = wantedBy(data);
  const basis = wanted && basisOf(wanted);
  const { order, unpaid, trouble } = answer?.basis === basis ? answer : NO_ANSWER;

  const ask = useEffectEvent(async (): Promise<Omit<Answer, "basis"> | null> => {
    if (!wanted) return null;
    try {
      const order = await draftOrder(desk, wanted);
      if (lacksPayment(order) && !isOrderOf(desk, wanted, order)) {
        return { ...NO_ANSWER, unpaid: order };
      }
      if (hasOtherPrices(order, wanted) && !isPlaced(order)) void refreshMenu();
      return { ...NO_ANSWER, order };
    } catch (error) {
      const found = troubleOf(error, company.currency.code);
      learnTrouble(store, company.id, found);
      if (isNews(found)) void refreshMenu();
      return { ...NO_ANSWER, trouble: found };
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
  /** The same draft as the server has it now, for instance with a coupon on it. */
  const replace = (changed: Order) =>
    setAnswer((last) => (last?.order?.id === changed.id ? { ...last, order: changed } : last));
  return { order, unpaid, trouble: gone ? GONE : trouble, retry, replace };
}

/** Whether the server knows other prices than the page. */
function hasOtherPrices(order: Order, { body, goods }: Wanted): boolean {
  const { combos, delivery } = orderAmounts(order);
  const told = toCents(Number(body.delivery_price ?? 0), order.currency?.code);
  return combos !== goods || (body.delivery_price !== undefined && delivery !== told);
}
