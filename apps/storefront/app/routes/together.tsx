import "../i18n/fetch-later-messages.ts";
import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { LazyPart, preloadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useState } from "react";
import { useCompanySite } from "../company/company-site.tsx";
import { OrderButtons } from "../features/cart/footer/cart-footer.tsx";
import { CartSummary } from "../features/cart/footer/cart-summary.tsx";
import { useCartContents } from "../features/cart/view/use-cart-contents.ts";
import type { SentOrder } from "../features/shared-cart/sent-cart.tsx";
import { SharedCartPage } from "../features/shared-cart/shared-cart-page.tsx";
import { SharedOrderState } from "../features/tracking/shared-order-state.tsx";
import { pageHead } from "../page/page-head.ts";
import { useRestoreClient } from "../session/checkout/checkout-client.ts";
import { CheckoutProvider } from "../session/checkout/checkout-provider.tsx";
import { useCheckout } from "../session/checkout/checkout-store.ts";
import { SharedCheckoutCart } from "../shared-cart/shared-checkout-cart.tsx";
import { useSharedCart } from "../shared-cart/use-shared-cart.ts";
import type { Route } from "./+types/together";
import { loadCheckout, useCheckoutOpening, useCheckoutUsed } from "./use-checkout-opening.ts";

const preloadCheckout = () => preloadPart(loadCheckout);

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(matches[0].loaderData, "/together", ({ company: { name } }, t) => ({
    title: `${t("together.title")} · ${name}`,
    unlisted: true,
  }));
}

/** Shows a shared cart (decision 71), with the checkout over it for who orders for all. */
export default function Together() {
  const { company } = useCompanySite();
  return (
    <CheckoutProvider companyId={company.id}>
      <TogetherWithCheckout />
    </CheckoutProvider>
  );
}

function TogetherWithCheckout() {
  const { company } = useCompanySite();
  const { cart, sync } = useSharedCart();
  const used = useCheckoutUsed();
  /** The cart that the checkout began with: it stays while the server ends it. */
  const [ordered, setOrdered] = useState(cart);
  useRestoreClient(company.id);
  const ownSentNumber = useOwnSentNumber(cart);
  const isShown = cart && (cart.state !== "sent" || ordered === null);
  if (isShown && cart !== ordered) setOrdered(cart);
  const order = ordered && (
    <SharedCheckoutCart cart={ordered} sync={sync}>
      <OrderForAll />
    </SharedCheckoutCart>
  );
  return (
    <>
      <SharedCartPage
        order={order}
        orderState={(sent) => <SharedOrderState key={sent.public_id} order={sent} />}
      />
      {(used || ownSentNumber !== null) && ordered && (
        <SharedCheckoutCart cart={ordered} sync={sync}>
          <LazyPart load={loadCheckout} props={{ ownSentNumber }} />
        </SharedCheckoutCart>
      )}
    </>
  );
}

/**
 * Returns the number of the order that ended the cart, if this browser's guest sent it and has no answer to that yet;
 * else null.
 */
function useOwnSentNumber(cart: SharedCart | null): SentOrder["public_id"] | null {
  const isAwaited = useCheckout(({ sending }) => sending !== null);
  if (!isAwaited || cart?.state !== "sent" || cart.by !== cart.me) return null;
  return cart.orders.find(({ whole }) => whole)?.public_id ?? null;
}

/** The total of all guests with the ways to order; nothing while there is nothing to order. */
function OrderForAll() {
  const { opening, open, failed } = useCheckoutOpening(preloadCheckout);
  const contents = useCartContents(open);
  const { lines } = contents;

  if (lines.length === 0) return null;
  return (
    <div className="contents lg:sticky lg:top-20 lg:row-span-2 lg:flex lg:w-[min(22.5rem,38vw)] lg:flex-col">
      <aside
        data-dock
        className="[@media(min-height:30rem)]:sticky bottom-(--question,0px) order-3 mt-auto flex flex-col gap-2 border-t border-line bg-surface px-4 pt-1.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:order-none lg:rounded-m lg:border lg:pt-3"
      >
        <CartSummary contents={contents} isWholeGroup />
        <OrderButtons contents={contents} opening={opening} failed={failed} />
      </aside>
    </div>
  );
}
