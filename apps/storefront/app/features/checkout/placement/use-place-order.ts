import { useWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useRef, useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import type { PaymentResult, PlacementResult } from "../../../pay/attempt/pay-order.ts";
import { useMenuRefresh } from "../../../refresh/use-menu-refresh.ts";
import { useCart } from "../../../session/cart/cart-store.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { saveLastOrder } from "../../../session/client/last-order.ts";
import { type OrderApi, UnreadableOrderError } from "../draft/order-api.ts";
import { isPriceChangeError } from "../draft/place-draft.ts";
import { useOrderApi } from "../draft/use-order-api.ts";
import { type CheckoutError, showsMenuIsStale } from "../errors/checkout-error.ts";
import { toPlacementError } from "../errors/placement-error.ts";

type PlaceOrderOptions = {
  onPlaced: (placed: PlacementResult) => void;
  /** The draft can no longer be placed: a new one is needed. */
  onDraftLost: () => void;
  /** The network is back after a request failed without it: the form can be sent again. */
  onReconnect: () => void;
};

/**
 * Places the order, and pays it when its method is paid here. Only one attempt runs at a time, and
 * the server accepts the order only once.
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

  /** Shows the error of a failed call. */
  const handleError = (error: unknown) => {
    const checkoutError = toPlacementError(error, company.currency.code);
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

  /**
   * Runs an attempt. Resolves to its result when it placed nothing; null when it placed the order,
   * when it failed (see `error`), or when another attempt is running.
   */
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
