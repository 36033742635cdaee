import { useRef, useState } from "react";
import type { PayEnd, Placed } from "../../../pay/pay-order.ts";
import { useCart } from "../../../session/cart-store.ts";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { saveLastOrder } from "../../../session/last-order.ts";
import { useWhenOnline } from "../../../session/online.ts";
import { useMenuRefresh } from "../../../shop/menu-refresh.ts";
import { useShop } from "../../../shop/shop.tsx";
import { isPriceChange, type OrderDesk, SentOrderError } from "./draft-order.ts";
import { isNews, type Trouble, troubleOf } from "./trouble.ts";
import { useOrderDesk } from "./use-order-desk.ts";

type Placing = {
  onPlaced: (placed: Placed) => void;
  /** The draft cannot be placed any more: it takes a new one. */
  onDraftLost: () => void;
  /** There is a network again after a request has failed for want of one: what is said now may go. */
  onAgain: () => void;
};

/**
 * Places the order, and pays it where that is done here: one attempt at a time however often it is
 * asked; the server takes it once.
 */
export function usePlaceOrder({ onPlaced, onDraftLost, onAgain }: Placing) {
  const desk = useOrderDesk();
  const { company } = useShop();
  const refreshMenu = useMenuRefresh();
  const store = useCheckoutStore();
  const clearCart = useCart((cart) => cart.clear);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  /** A call that failed for a reason that can be mended. */
  const fail = (error: unknown) => {
    const found = troubleOf(error, company.currency.code);
    if (isNews(found)) void refreshMenu();
    if (isPriceChange(error)) desk.write({ attempt: null, orderId: null });
    setTrouble(found);
    if (!desk.read().orderId) onDraftLost();
  };

  /** The order is out of our hands, and all that is known of it is its id. */
  const endUnread = (orderId: string) => {
    saveLastOrder(orderId);
    store.getState().clear({ orderId, at: Date.now(), before: true, unread: true });
    clearCart();
  };

  /** Answers how it ended; null when it failed, which `trouble` tells, or another attempt is under way. */
  const place = async (
    attempt: (desk: OrderDesk) => Promise<PayEnd>,
  ): Promise<Exclude<PayEnd, { kind: "placed" }> | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setTrouble(null);
    try {
      const end = await attempt(desk);
      if (end.kind !== "placed") return end;
      onPlaced(end.placed);
    } catch (error) {
      if (error instanceof SentOrderError) endUnread(error.orderId);
      else fail(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
    return null;
  };

  useWhenOnline(trouble?.kind === "unreachable", onAgain);
  return { place, busy, trouble, fail, dismiss: () => setTrouble(null) };
}
