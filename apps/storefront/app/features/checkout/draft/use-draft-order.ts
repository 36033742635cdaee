import type { Order } from "@comanda/contract/orders/order";
import { currencyCodeOf, toCents } from "@comanda/domain/money/cents";
import { isAwaitingPayment, isPlaced } from "@comanda/domain/orders/progress";
import { useEffect, useEffectEvent, useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { orderAmounts } from "../../../order-summary/order-amounts.ts";
import { useMenuRefresh } from "../../../refresh/use-menu-refresh.ts";
import { useCheckout, useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { useWhenOnline } from "../../../web/use-online.ts";
import { applyErrorToCheckout } from "../errors/apply-error-to-checkout.ts";
import { type CheckoutError, showsMenuIsStale, toCheckoutError } from "../errors/checkout-error.ts";
import { findOrCreateDraft, isDraftFor } from "./draft-order.ts";
import { type OrderInput, orderInputFingerprint } from "./order-api.ts";
import { useOrderApi } from "./use-order-api.ts";
import { useOrderInput } from "./use-order-input.ts";

/** Something in the cart is no longer on the menu. */
const PRODUCTS_MISSING: CheckoutError = { kind: "menu" };

/** `unpaid` is another order, which waits for its payment. */
type DraftResult = {
  fingerprint: string;
  order: Order | null;
  unpaid: Order | null;
  error: CheckoutError | null;
};
const NO_RESULT = { order: null, unpaid: null, error: null };

/**
 * The server's order of what is in the cart, made when the summary opens and again when the cart
 * or its prices change. Without a network it is asked for again when there is one.
 */
export function useDraftOrder() {
  const store = useCheckoutStore();
  const orderApi = useOrderApi();
  const { company } = useCompanySite();
  const refreshMenu = useMenuRefresh();
  const { hasMissingProducts, buildOrderInput } = useOrderInput();
  const data = useCheckout((checkout) => checkout);
  const [answer, setAnswer] = useState<DraftResult | null>(null);
  const [retries, setRetries] = useState(0);

  const input = buildOrderInput(data);
  const fingerprint = input && orderInputFingerprint(input);
  const { order, unpaid, error } = answer?.fingerprint === fingerprint ? answer : NO_RESULT;

  const requestDraft = useEffectEvent(
    async (): Promise<Omit<DraftResult, "fingerprint"> | null> => {
      if (!input) return null;
      try {
        const order = await findOrCreateDraft(orderApi, input);
        if (isAwaitingPayment(order) && !isDraftFor(orderApi, input, order)) {
          return { ...NO_RESULT, unpaid: order };
        }
        if (hasOtherPrices(order, input) && !isPlaced(order)) void refreshMenu();
        return { ...NO_RESULT, order };
      } catch (caught) {
        const found = toCheckoutError(caught, company.currency.code);
        applyErrorToCheckout(store, company.id, found);
        if (showsMenuIsStale(found)) void refreshMenu();
        return { ...NO_RESULT, error: found };
      }
    },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same again
  useEffect(() => {
    if (!fingerprint) return;
    let stale = false;
    void requestDraft().then((result) => {
      if (result && !stale) setAnswer({ fingerprint, ...result });
    });
    return () => {
      stale = true;
    };
  }, [fingerprint, retries]);

  const retry = () => {
    setAnswer(null);
    setRetries((count) => count + 1);
  };
  useWhenOnline(error?.kind === "unreachable", retry);
  /** The same draft as the server has it now, for instance with a coupon on it. */
  const replaceDraft = (changed: Order) =>
    setAnswer((last) => (last?.order?.id === changed.id ? { ...last, order: changed } : last));
  return {
    order,
    unpaid,
    error: hasMissingProducts ? PRODUCTS_MISSING : error,
    retry,
    replace: replaceDraft,
  };
}

/** Whether the server knows other prices than the page. */
function hasOtherPrices(order: Order, { body, subtotal }: OrderInput): boolean {
  const { combos, delivery } = orderAmounts(order);
  const quoted = toCents(Number(body.delivery_price ?? 0), currencyCodeOf(order));
  return combos !== subtotal || (body.delivery_price !== undefined && delivery !== quoted);
}
