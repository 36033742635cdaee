import { useRef, useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import type { PaymentResult, PlacementResult } from "../../../pay/attempt/pay-order.ts";
import { useMenuRefresh } from "../../../refresh/use-menu-refresh.ts";
import { useCart } from "../../../session/cart/cart-store.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { saveLastOrder } from "../../../session/client/last-order.ts";
import { useWhenOnline } from "../../../web/use-online.ts";
import { type OrderApi, UnreadableOrderError } from "../draft/order-api.ts";
import { isPriceChangeError } from "../draft/place-draft.ts";
import { useOrderApi } from "../draft/use-order-api.ts";
import { type CheckoutError, showsMenuIsStale, toCheckoutError } from "../errors/checkout-error.ts";

type PlaceOrderOptions = {
  onPlaced: (placed: PlacementResult) => void;
  /** The draft cannot be placed any more: it takes a new one. */
  onDraftLost: () => void;
  /** There is a network again after a request has failed for want of one: what is said now may go. */
  onReconnect: () => void;
};

/**
 * Places the order, and pays it where that is done here: one attempt at a time however often it is
 * asked; the server takes it once.
 */
export function usePlaceOrder({ onPlaced, onDraftLost, onReconnect }: PlaceOrderOptions) {
  const orderApi = useOrderApi();
  const { company } = useCompanySite();
  const refreshMenu = useMenuRefresh();
  const store = useCheckoutStore();
  const clearCart = useCart((cart) => cart.clear);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<CheckoutError | null>(null);

  /** A call that failed for a reason that can be mended. */
  const handleError = (error: unknown) => {
    const checkoutError = toCheckoutError(error, company.currency.code);
    if (showsMenuIsStale(checkoutError)) void refreshMenu();
    if (isPriceChangeError(error)) orderApi.write({ attempt: null, orderId: null });
    setError(checkoutError);
    if (!orderApi.read().orderId) onDraftLost();
  };

  /** The order was sent, and only its id is known. */
  const completeUnreadable = (orderId: string) => {
    saveLastOrder(orderId);
    store.getState().clear({ orderId, at: Date.now(), before: true, unread: true });
    clearCart();
  };

  /** Answers how it ended; null when it failed, which `error` says, or another attempt is under way. */
  const place = async (
    attempt: (orderApi: OrderApi) => Promise<PaymentResult>,
  ): Promise<Exclude<PaymentResult, { kind: "placed" }> | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      const outcome = await attempt(orderApi);
      if (outcome.kind !== "placed") return outcome;
      onPlaced(outcome.placed);
    } catch (error) {
      if (error instanceof UnreadableOrderError) completeUnreadable(error.orderId);
      else handleError(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
    return null;
  };

  useWhenOnline(error?.kind === "unreachable", onReconnect);
  return { place, busy, error, handleError, dismiss: () => setError(null) };
}
