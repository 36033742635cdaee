import type { Order } from "@comanda/contract/orders/order";
import { currencyCodeOf, toCents } from "@comanda/domain/money/cents";
import { isAwaitingPayment, isPlaced } from "@comanda/domain/orders/progress";
import { useWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useEffect, useEffectEvent, useReducer } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { orderAmounts } from "../../../order-summary/order-amounts.ts";
import { useMenuRefresh } from "../../../refresh/use-menu-refresh.ts";
import { useCheckout, useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { applyErrorToCheckout } from "../errors/apply-error-to-checkout.ts";
import { type CheckoutError, showsMenuIsStale, toCheckoutError } from "../errors/checkout-error.ts";
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

/** A product of the cart is no longer on the menu. */
const PRODUCTS_MISSING: CheckoutError = { kind: "menu" };

/**
 * Requests the server's draft of the cart when the summary opens, and again when the cart or its
 * prices change. After a network failure it retries when the network is back.
 */
export function useDraftOrder() {
  const store = useCheckoutStore();
  const orderApi = useOrderApi();
  const { company } = useCompanySite();
  const refreshMenu = useMenuRefresh();
  const { hasMissingProducts, buildOrderInput } = useOrderInput();
  const data = useCheckout((checkout) => checkout);
  const [request, dispatch] = useReducer(reduceDraftRequest, FIRST_DRAFT_REQUEST);

  const input = buildOrderInput(data);
  const fingerprint = input && orderInputFingerprint(input);
  const current = draftRequestFor(request, fingerprint);

  const requestDraft = useEffectEvent(async (): Promise<DraftEvent | null> => {
    if (!(input && fingerprint)) return null;
    try {
      const order = await findOrCreateDraft(orderApi, input);
      if (isAwaitingPayment(order) && !isDraftFor(orderApi, input, order)) {
        return { type: "otherUnpaidFound", fingerprint, order };
      }
      if (hasOtherPrices(order, input) && !isPlaced(order)) void refreshMenu();
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
  const error = current.state === "failed" ? current.error : null;
  useWhenOnline(error?.kind === "unreachable", retry);
  return {
    order: ownOrder(current),
    unpaid: current.state === "otherUnpaid" ? current.order : null,
    error: hasMissingProducts ? PRODUCTS_MISSING : error,
    retry,
    /** The same draft as the server has it now, for instance with a coupon on it. */
    replace: (order: Order) => dispatch({ type: "draftReplaced", order }),
  };
}

/** Returns whether the server has other prices than the page. */
function hasOtherPrices(order: Order, { body, subtotal }: OrderInput): boolean {
  const { combos, delivery } = orderAmounts(order);
  const quoted = toCents(Number(body.delivery_price ?? 0), currencyCodeOf(order));
  return combos !== subtotal || (body.delivery_price !== undefined && delivery !== quoted);
}
