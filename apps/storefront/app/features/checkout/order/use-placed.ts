import type { Order } from "@comanda/contract/orders";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { emit } from "../../../analytics/events.ts";
import { cartMark } from "../../../session/cart-mark.ts";
import { useCart } from "../../../session/cart-store.ts";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { useCheckoutTrail } from "../../../session/checkout-trail.ts";
import { saveLastOrder } from "../../../session/last-order.ts";
import { rememberUsual } from "../../../session/usual.ts";
import { keepQuery } from "../../../shop/query.tsx";
import { useShop } from "../../../shop/shop.tsx";
import type { Placed } from "./draft-order.ts";

/** The order that was placed here, and the way to its page (spec §4, Completion). */
export function usePlaced() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const store = useCheckoutStore();
  const { company } = useShop();
  const lines = useCart((cart) => cart.lines);
  const clearCart = useCart((cart) => cart.clear);
  const { trail, leave } = useCheckoutTrail();
  const [placed, setPlaced] = useState<Order | null>(null);
  const tracking = placed && keepQuery("/tracking", search, { order_id: placed.id });

  const onPlaced = ({ order, before }: Placed) => {
    const { sending } = store.getState();
    emit({
      event: "orderCompleted",
      order_id: order.id,
      value: order.breakdown?.total ?? order.total,
    });
    saveLastOrder(order.id);
    rememberUsual(company.id, order);
    store.getState().clear({ orderId: order.id, at: Date.now(), ...(before && { before }) });
    // What was chosen after the order had been sent is not in it.
    if (sending?.orderId !== order.id || sending.cart === cartMark(lines)) clearCart();
    if (before) return;
    setPlaced(order);
  };

  // From the cart's entry, where the customer may be by now, the order's page takes its place: Back
  // does not reopen the checkout.
  const leaving = useEffectEvent(leave);
  useEffect(() => {
    if (!tracking) return;
    if (trail.length > 0) leaving();
    else void navigate(tracking, { replace: true });
  }, [tracking, trail.length, navigate]);

  return { placed, tracking, onPlaced };
}
