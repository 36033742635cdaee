import { useOnRefocus } from "@comanda/ui/web/use-on-refocus.ts";
import { useContext, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { LiveSocket, openConnection } from "../live/live-socket.ts";
import { CartContext } from "../session/cart/cart-store.ts";
import { parseCheckoutTrail } from "../session/checkout/checkout-trail.ts";
import { payingGuest } from "./can-change-lines.ts";
import { acceptCheckout, forgetCheckouts } from "./guest-checkouts.ts";
import { useAnnounceCheckout } from "./use-announce-checkout.ts";
import { useSharedCart } from "./use-shared-cart.ts";

/** Milliseconds between two reads while a guest pays, which no event reports. */
const PAYING_POLL_MS = 5_000;

/**
 * Follows the shared cart of this browser: reads it now and when the page is visible again, listens to its
 * websocket, and sends what the visitor changes in their own cart.
 */
export function useFollowSharedCart() {
  const { status, cart, sync } = useSharedCart();
  const store = useContext(CartContext);
  const { pathname, state } = useLocation();
  const socket = useRef<LiveSocket | null>(null);
  const isFollowed = status === "joined";
  const isOrdering = parseCheckoutTrail(state).length > 0;
  // The checkout for oneself is also open over the menu.
  const ordersOwn = isOrdering && pathname !== "/together";
  useAnnounceCheckout(isFollowed && cart ? cart.id : null, isOrdering ? !ordersOwn : null);

  useEffect(() => {
    void sync.refresh();
    return () => sync.stop();
  }, [sync]);
  useEffect(() => sync.setPaused(ordersOwn), [sync, ordersOwn]);
  useEffect(() => store?.subscribe(() => sync.cartChanged()), [store, sync]);
  useOnRefocus(() => void sync.refresh());

  useEffect(() => {
    if (!isFollowed) return;
    const following = new LiveSocket({
      token: sync.getSnapshot().cart?.socket_authorization ?? null,
      open: openConnection,
      refresh: sync.refresh,
      isUrgent: () => true,
      // Any other message only says that there is something to read.
      receive: (data) => data === "pong" || acceptCheckout(data),
    });
    socket.current = following;
    return () => {
      following.stop();
      forgetCheckouts();
      socket.current = null;
    };
  }, [isFollowed, sync]);
  useOnRefocus(() => socket.current?.wake(), isFollowed);

  const isPaying = payingGuest(cart) !== undefined;
  useEffect(() => {
    if (!isPaying) return;
    const timer = setInterval(() => void sync.refresh(), PAYING_POLL_MS);
    return () => clearInterval(timer);
  }, [isPaying, sync]);
}
