import "../../i18n/later-messages.ts";
import type { Order } from "@comanda/contract/orders";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { goesByChat, isDone } from "../../chat/chat-state.ts";
import { rememberDone } from "../../chat/sent-messages.ts";
import { UnsentBar } from "../../chat/unsent-bar.tsx";
import { api } from "../../session/api.ts";
import { readTrail } from "../../session/checkout-trail.ts";
import { isGoneOrder } from "../../session/gone-order.ts";
import { rememberTold } from "../../session/last-order.ts";
import { useNow } from "../../shop/now.tsx";
import { useShop } from "../../shop/shop.tsx";
import { isWorthTelling } from "./recent.ts";
import { RecentOrder } from "./recent-order.tsx";

type OrderReminderProps = {
  orderId: string;
  /** The visitor has not been told of this order yet. */
  untold: boolean;
  /** The page that it stands on: each asks how the order stands by then. */
  page: string;
};

/**
 * What a visitor is told of their last order on other pages than its own: once, how it stands, else
 * that its message waits to be sent. To tell, it waits for a page on which nothing else is open; an
 * order that is not worth telling now never will be.
 */
export function OrderReminder({ orderId, untold, page }: OrderReminderProps) {
  const shop = useShop();
  const now = useNow();
  const { search, state } = useLocation();
  const [order, setOrder] = useState<Order | null>(null);
  const [tells, setTells] = useState(false);

  const take = useEffectEvent((read: Order) => {
    setOrder(read);
    if (goesByChat(shop) && isDone(read, now)) rememberDone(orderId);
    const worth = isWorthTelling(read, now);
    // A product, the checkout, or a notice of the restaurant, be it only about to open.
    const busy =
      document.querySelector("dialog[open]") !== null ||
      new URLSearchParams(search).has("product") ||
      readTrail(state).length > 0;
    if (!untold || (worth && busy)) return;
    rememberTold(orderId);
    setTells(worth);
  });
  const forget = (error: unknown) => {
    if (!isGoneOrder(error)) return;
    rememberDone(orderId);
    rememberTold(orderId);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks how it stands by then
  useEffect(() => {
    const stop = new AbortController();
    const params = { companyId: shop.company.id, orderId };
    api("readOrder", { params }, { signal: stop.signal }).then((read) => take(read), forget);
    return () => {
      stop.abort();
      setTells(false);
    };
  }, [shop.company.id, orderId, page]);

  if (!order) return null;
  if (tells) return <RecentOrder order={order} onClose={() => setTells(false)} />;
  return <UnsentBar order={order} />;
}
