import { lacksPayment } from "@comanda/domain/order-needs";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { emit } from "../../../analytics/events.ts";
import { reportShopping } from "../../../analytics/report-shopping.ts";
import { openChat } from "../../../chat/open-chat.ts";
import { rememberMessageSent } from "../../../chat/sent-messages.ts";
import { useOrderMessage } from "../../../chat/use-order-message.ts";
import type { Placed } from "../../../pay/pay-order.ts";
import { cartMark } from "../../../session/cart-mark.ts";
import { useCart } from "../../../session/cart-store.ts";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { useCheckoutTrail } from "../../../session/checkout-trail.ts";
import { saveLastOrder } from "../../../session/last-order.ts";
import { rememberUsual } from "../../../session/usual.ts";
import { once } from "../../../session/visit-notes.ts";
import { keepQuery } from "../../../shop/query.tsx";
import { useShop } from "../../../shop/shop.tsx";

/** The order that was placed here, and the way to its page (spec §4, Completion). */
export function usePlaced() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const store = useCheckoutStore();
  const { company } = useShop();
  const lines = useCart((cart) => cart.lines);
  const clearCart = useCart((cart) => cart.clear);
  const { trail, leave } = useCheckoutTrail();
  const [placed, setPlaced] = useState<Placed | null>(null);
  const messageOf = useOrderMessage();
  const tracking = placed && keepQuery("/tracking", search, { order_id: placed.order.id });

  const onPlaced = (ended: Placed) => {
    const { order, before } = ended;
    const { sending } = store.getState();
    // Once, be it found again after its answer was lost.
    if (once(`ordered.${order.id}`)) {
      const order_number = String(order.public_id);
      const value = order.breakdown?.total ?? order.total;
      emit({ event: "orderCompleted", order_number, value });
      reportShopping((to) => to.purchase(company.currency.code, order));
    }
    saveLastOrder(order.id);
    rememberUsual(company.id, order);
    store
      .getState()
      .clear(
        { orderId: order.id, at: Date.now(), ...(before && { before }) },
        ended.unpaid || (before && lacksPayment(order)),
      );
    // What was chosen after the order had been sent is not in it.
    if (sending?.orderId !== order.id || sending.cart === cartMark(lines)) clearCart();
    if (before) return;
    setPlaced(ended);
    const chat = !lacksPayment(order) && messageOf(order);
    if (chat && openChat(chat)) rememberMessageSent(order.id);
  };

  // From the cart's entry, where the customer may be by now, the order's page takes its place: Back
  // does not reopen the checkout.
  const leaving = useEffectEvent(leave);
  const redirect = placed?.redirect;
  useEffect(() => {
    if (!tracking) return;
    if (trail.length > 0) return leaving();
    // The provider's page comes after it: Back from there leads to the order, not to an empty cart.
    void (async () => {
      await navigate(tracking, { replace: true });
      if (redirect) window.location.assign(redirect);
    })();
  }, [tracking, redirect, trail.length, navigate]);

  const ended = tracking && { href: tracking, unpaid: placed.unpaid ?? false };
  return { ended, onPlaced };
}
