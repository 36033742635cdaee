import type { ServiceType } from "@comanda/domain/company/service-type";
import { useContext, useEffect, useSyncExternalStore } from "react";
import { useCompanySite, useMenu } from "../../../company/company-site.tsx";
import { useNotOnSale } from "../../../ordering/not-on-sale.ts";
import { useOrderingContext } from "../../../ordering/use-ordering-context.ts";
import { CartContext, useCart } from "../../../session/cart/cart-store.ts";
import { currentPrices, unseenPrices } from "../../../session/cart/price-changes.ts";
import { useCheckout } from "../../../session/checkout/checkout-store.ts";
import type { CartActions } from "./cart-actions.ts";
import { cartView } from "./cart-view.ts";
import { orderChoices } from "./order-choices.ts";

/** Returns the cart as its page, its sheet and the cart beside the menu show it. */
export function useCartContents(onOrder: CartActions["onOrder"]) {
  const { company } = useCompanySite();
  const { categories } = useMenu();
  const { lines, markPricesSeen } = useCart();
  const reportedLeft = useCheckout((checkout) => checkout.stockByLine);
  const planned = useCheckout((checkout) => checkout.plan?.serviceType ?? null);
  const context = useOrderingContext();
  const ready = useCartReady();
  const view = cartView(categories, lines, company.currency.code, reportedLeft, useNotOnSale());
  useRecordUnknownPrices(ready, unseenPrices(view.rows));
  return {
    lines,
    view,
    ready,
    choices: orderChoices(context, view.total, planned),
    /** A customer who continues from here has seen all prices. */
    order(type: ServiceType) {
      markPricesSeen(currentPrices(view.rows));
      onOrder(type);
    },
  };
}

export type CartContents = ReturnType<typeof useCartContents>;

/** Returns whether the stored cart has been read; false on the server and while the page hydrates. */
function useCartReady(): boolean {
  const store = useContext(CartContext);
  return useSyncExternalStore(
    (listener) => store?.persist.onFinishHydration(listener) ?? (() => undefined),
    () => store?.persist.hasHydrated() ?? false,
    () => false,
  );
}

/** Notes the prices of lines that have none yet, such as those of an old cart: the cart shows them. */
function useRecordUnknownPrices(ready: boolean, unknown: Record<string, number>): void {
  const markPricesSeen = useCart((cart) => cart.markPricesSeen);
  const noted = JSON.stringify(unknown);
  useEffect(() => {
    if (ready && noted !== "{}") markPricesSeen(JSON.parse(noted));
  }, [ready, noted, markPricesSeen]);
}
