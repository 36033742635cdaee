import { currencyCodeOf, fromCents } from "@comanda/domain/money/cents";
import { isAwaitingPayment } from "@comanda/domain/orders/progress";
import { withoutOrdered } from "@comanda/domain/shared-cart/shared-lines";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { emit } from "../../../analytics/events.ts";
import { reportShopping } from "../../../analytics/when-reporting-loaded.ts";
import { openChat } from "../../../chat/open-chat.ts";
import { markMessageSent } from "../../../chat/sent-messages.ts";
import { useChatLink } from "../../../chat/use-chat-link.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { keepQuery } from "../../../links/keep-query.tsx";
import { orderAmounts } from "../../../order-summary/order-amounts.ts";
import type { PlacementResult } from "../../../pay/attempt/pay-order.ts";
import { cartFingerprint } from "../../../session/cart/cart-fingerprint.ts";
import { useCart } from "../../../session/cart/cart-store.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { useCheckoutTrail } from "../../../session/checkout/checkout-trail.ts";
import { saveLastOrder } from "../../../session/client/last-order.ts";
import { saveOrderDefaults } from "../../../session/client/save-order-defaults.ts";
import { markOncePerVisit } from "../../../session/visit/once-per-visit.ts";

/** Ends the checkout with a placed order, and opens the order's page (conformance 4.86 to 4.89). */
export function useCheckoutCompletion() {
  const { search } = useLocation();
  const store = useCheckoutStore();
  const { company } = useCompanySite();
  const lines = useCart((cart) => cart.lines);
  const clearCart = useCart((cart) => cart.clear);
  const { leaveTo } = useCheckoutTrail();
  const [completed, setCompleted] = useState<PlacementResult | null>(null);
  const orderMessage = useChatLink();
  const tracking = completed && keepQuery("/tracking", search, { order_id: completed.order.id });

  const onPlaced = (placement: PlacementResult) => {
    const { order, alreadyPlaced, unpaid } = placement;
    const { sending } = store.getState();
    // Report it once, even when it is found again after a lost answer.
    if (markOncePerVisit(`ordered.${order.id}`)) {
      const order_number = String(order.public_id);
      const value = fromCents(orderAmounts(order).total, currencyCodeOf(order));
      emit({ event: "orderCompleted", order_number, value });
      reportShopping((to) => to.reportPurchase(company.currency.code, order));
    }
    saveLastOrder(order.id);
    saveOrderDefaults(company.id, order);
    store
      .getState()
      .clear(
        { orderId: order.id, at: Date.now(), ...(alreadyPlaced && { before: true }) },
        unpaid || (alreadyPlaced && isAwaitingPayment(order)),
      );
    // Products that the customer added after sending the order, also in another tab, are not in it.
    if (sending?.orderId !== order.id || sending.cart === cartFingerprint(lines))
      clearCart((now) => withoutOrdered(now, lines));
    // `OrderAlreadyPlaced` shows such an order.
    if (alreadyPlaced) return;
    setCompleted(placement);
    const chat = !isAwaitingPayment(order) && orderMessage(order);
    if (chat && openChat(chat)) markMessageSent(order.id);
  };

  // The order's page replaces the cart's history entry, so that Back does not reopen the checkout.
  const goToOrder = useEffectEvent(async (page: string) => {
    await leaveTo(page);
    // The provider's page opens after the order's page: Back from it leads to the order, not to an
    // empty cart.
    if (completed?.redirect) window.location.assign(completed.redirect);
  });
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!tracking || hasLeft.current) return;
    hasLeft.current = true;
    void goToOrder(tracking);
  }, [tracking]);

  const ended = tracking && { href: tracking, unpaid: completed.unpaid ?? false };
  return { ended, onPlaced };
}
