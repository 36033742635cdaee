import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { isFinalStatus } from "@comanda/domain/orders/status";
import { useOnRefocus } from "@comanda/ui/web/use-on-refocus.ts";
import { useCallback, useEffect, useState } from "react";
import { sharedCartApi } from "../../shared-cart/use-shared-cart.ts";

/** Milliseconds between two reads of a cart whose order is under way: its websocket has ended with it. */
const SENT_POLL_MS = 15_000;

/**
 * Follows the order for all of a cart that was sent, until it is finished: a guest who did not place it reads
 * its state here only. What cannot be read stays as it was.
 */
export function useSentCart(cart: SharedCart, companyId: string): SharedCart {
  const [read, setRead] = useState(cart);
  const latest = read.id === cart.id ? read : cart;
  const order = latest.orders.find(({ whole }) => whole);
  const isUnderWay = order !== undefined && !isFinalStatus(order.status);
  const refresh = useCallback(() => {
    const params = { companyId, cartId: cart.id };
    sharedCartApi("readSharedCart", { params }).then(setRead, () => undefined);
  }, [companyId, cart.id]);
  useOnRefocus(refresh, isUnderWay);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") refresh();
    }, SENT_POLL_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, refresh]);
  return latest;
}
