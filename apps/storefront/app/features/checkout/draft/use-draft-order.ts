import type { Order } from "@comanda/contract/orders/order";
import { currencyCodeOf, toCents } from "@comanda/domain/money/cents";
import { isAwaitingPayment, isPlaced } from "@comanda/domain/orders/progress";
import { useWhenReachable } from "@comanda/ui/web/use-online.ts";
import { useEffect, useEffectEvent, useReducer } from "react";
import { useCompanySite, useMenu } from "../../../company/company-site.tsx";
import { orderAmounts } from "../../../order-summary/order-amounts.ts";
import { MAX_AGE_MS, useMenuRefresh } from "../../../refresh/use-menu-refresh.ts";
import { useCart } from "../../../session/cart/cart-store.ts";
import { useCheckout, useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { applyErrorToCheckout } from "../errors/apply-error-to-checkout.ts";
import { type CheckoutError, showsMenuIsStale, toCheckoutError } from "../errors/checkout-error.ts";
import { errorByMenu } from "../errors/error-by-menu.ts";
import { findOrCreateDraft, isDraftFor } from "./draft-order.ts";
import {
  type DraftEvent,
  draftRequestFor,
  FIRST_DRAFT_REQUEST,
  ownOrder,
  reduceDraftRequest,
} from "./draft-request.ts";
import { type OrderInput, orderInputFingerprint } from "./order-api.ts";
import { useOrderApi } from "./use-order-api.ts";
import { useOrderInput } from "./use-order-input.ts";

/**
 * Requests the server's draft of the cart when the summary opens, and again when the cart or its
 * prices change. After a network failure it retries when the server can be reached again.
 */
export function useDraftOrder() {
  const store = useCheckoutStore();
  const orderApi = useOrderApi();
  const { company } = useCompanySite();
  const refreshMenu = useMenuRefresh();
  const { buildOrderInput } = useOrderInput();
  const data = useCheckout((checkout) => checkout);
  const [request, dispatch] = useReducer(reduceDraftRequest, FIRST_DRAFT_REQUEST);

  const input = buildOrderInput(data);
  const fingerprint = input && orderInputFingerprint(input);
  const current = draftRequestFor(request, fingerprint);

  const requestDraft = useEffectEvent(async (): Promise<DraftEvent | null> => {
    if (!(input && fingerprint)) return null;
    const knownId = orderApi.read().orderId;
    try {
      const order = await findOrCreateDraft(orderApi, input);
      if (isAwaitingPayment(order) && !isDraftFor(orderApi, input, order)) {
        return { type: "otherUnpaidFound", fingerprint, order };
      }
      const maxAge = maxMenuAge(order, input, order.id === knownId);
      if (maxAge !== null) void refreshMenu(maxAge);
      return { type: "orderReceived", fingerprint, order };
    } catch (caught) {
      const error = toCheckoutError(caught, company.currency.code);
      applyErrorToCheckout(store, company.id, error);
      if (showsMenuIsStale(error)) void refreshMenu();
      return { type: "requestFailed", fingerprint, error };
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry sends the same request again
  useEffect(() => {
    if (!fingerprint) return;
    let stale = false;
    void requestDraft().then((event) => {
      if (event && !stale) dispatch(event);
    });
    return () => {
      stale = true;
    };
  }, [fingerprint, request.attempt]);

  const retry = () => dispatch({ type: "retried" });
  const order = ownOrder(current);
  const menuError = useMenuError(order);
  const error = current.state === "failed" ? current.error : null;
  useWhenReachable(error?.kind === "unreachable", retry, true);
  return {
    order,
    unpaid: current.state === "otherUnpaid" ? current.order : null,
    error: menuError ?? error,
    retry,
    /** The same draft as the server has it now, for instance with a coupon on it. */
    replace: (order: Order) => dispatch({ type: "draftReplaced", order }),
  };
}

/**
 * Returns why the menu says that the cart can no longer be ordered. An order that was sent may hold the last
 * pieces itself: then only the server knows.
 */
function useMenuError(order: Order | null): CheckoutError | null {
  const { categories } = useMenu();
  const { code } = useCompanySite().company.currency;
  const lines = useCart((cart) => cart.lines);
  const isSent = useCheckout(({ sending }) => sending !== null);
  const error = errorByMenu(categories, lines, code);
  const holdsPieces = isSent || (order !== null && (isPlaced(order) || isAwaitingPayment(order)));
  return error?.kind === "stock" && holdsPieces ? null : error;
}

/**
 * Returns for how long the page's menu counts as current beside the server's order, in milliseconds; null
 * where the order needs no newer one. The server checked the dishes of an `isKnown` draft when it was made:
 * only the menu shows what has sold out since.
 */
function maxMenuAge(order: Order, input: OrderInput, isKnown: boolean): number | null {
  if (isPlaced(order)) return null;
  if (hasOtherPrices(order, input)) return 0;
  return isKnown ? MAX_AGE_MS.cart : null;
}

/** Returns whether the server has other prices than the page. */
function hasOtherPrices(order: Order, { body, subtotal }: OrderInput): boolean {
  const { combos, delivery } = orderAmounts(order);
  const quoted = toCents(Number(body.delivery_price ?? 0), currencyCodeOf(order));
  return combos !== subtotal || (body.delivery_price !== undefined && delivery !== quoted);
}
