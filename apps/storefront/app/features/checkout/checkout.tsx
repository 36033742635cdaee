import type { Order } from "@comanda/contract/orders/order";
import { type CheckoutScreen, missingScreen } from "@comanda/domain/checkout/flow";
import { trackKeyboardArea } from "@comanda/ui/page/track-keyboard-area.ts";
import { Sheet } from "@comanda/ui/sheets/sheet.tsx";
import { FULLSCREEN } from "@comanda/ui/sheets/sheet-shapes.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReportedPage } from "../../analytics/events.ts";
import { usePageView } from "../../analytics/use-page-view.ts";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { useCart } from "../../session/cart/cart-store.ts";
import { useCheckout, useCheckoutStore } from "../../session/checkout/checkout-store.ts";
import { parseCheckoutTrail, useCheckoutTrail } from "../../session/checkout/checkout-trail.ts";
import { checkoutFlowContext } from "../../session/checkout/flow-facts.ts";
import type { LastSentOrder } from "../../session/checkout/saved-checkout.ts";
import { useCarryOverAddress } from "./address/carry-over-address.ts";
import { CheckoutStep } from "./checkout-step.tsx";
import { CloseConfirmation } from "./close-confirmation.tsx";
import { useShownTrail } from "./frame/held-trail.ts";
import { OrderAlreadyPlaced } from "./placement/order-already-placed.tsx";
import { OrderPlaced } from "./placement/order-placed.tsx";
import { useCheckoutCompletion } from "./placement/use-checkout-completion.ts";
import { useCompleteSentOrder } from "./placement/use-complete-sent-order.ts";
import { useRedirectToMissingStep } from "./use-redirect-to-missing-step.ts";
import { useReportCheckoutEvents } from "./use-report-checkout-events.ts";

type CheckoutProps = {
  /** The number of the order that ended the shared cart, if this browser's guest sent it. */
  ownSentNumber?: Order["public_id"] | null;
};

/**
 * Shows the checkout, a sheet over the cart's page. It shows one step at a time; the browser's history
 * decides which.
 */
export function Checkout({ ownSentNumber = null }: CheckoutProps) {
  const t = useText();
  const site = useCompanySite();
  const store = useCheckoutStore();
  const checkout = useCheckout((state) => state);
  const lines = useCart((cart) => cart.lines);
  const { back, leave } = useCheckoutTrail();
  const trail = useShownTrail();
  const { ended, onPlaced } = useCheckoutCompletion();
  const [confirmingClose, setConfirmingClose] = useState(false);
  const [busy, setBusy] = useState(false);
  const fixingCart = useRef(false);

  const context = checkoutFlowContext(site, checkout);
  const requestedScreen = trail.at(-1);
  const isOpen = requestedScreen !== undefined && context !== null && lines.length > 0;
  const alreadyPlaced = useOrderAlreadyPlaced();
  const missing = context && isOpen ? missingScreen(requestedScreen, context) : null;
  const screen = isOpen && checkout.clientChecked ? requestedScreen : null;

  const shown = ended || missing ? null : screen;

  useCarryOverAddress();
  useRedirectToMissingStep(screen && missing);
  usePageView(ended ? "confirmation" : screen && reportedPages[screen]);
  useReportCheckoutEvents(screen);
  useCompleteSentOrder({ number: ownSentNumber, busy }, onPlaced);

  useOnLeave(trail.length, () => {
    if (!fixingCart.current) store.getState().startOver();
    fixingCart.current = false;
    setConfirmingClose(false);
  });

  const backToCart = () => {
    fixingCart.current = true;
    leave();
  };

  const onClose = () => {
    // While the order is being sent the checkout cannot promise that nothing is ordered; the button
    // shows the progress.
    if (busy) return;
    if (alreadyPlaced) leave();
    else if (screen === "order_summary") setConfirmingClose(true);
    else back();
  };

  return (
    <Sheet
      open={isOpen || ended !== null || alreadyPlaced !== null}
      onClose={onClose}
      label={t("checkout.title")}
      persistent
      shape={FULLSCREEN}
    >
      <div
        ref={trackKeyboardArea}
        className="mt-(--visible-top,0) flex max-h-(--visible-height,none) min-h-0 flex-auto flex-col"
      >
        {ended && <OrderPlaced {...ended} />}
        {alreadyPlaced && (
          <OrderAlreadyPlaced
            placed={alreadyPlaced}
            cartHasItems={lines.length > 0}
            onClose={leave}
          />
        )}
        {shown && context && (
          <CheckoutStep
            screen={shown}
            flow={context}
            onPlaced={onPlaced}
            onClose={onClose}
            onBusy={setBusy}
            onToCart={backToCart}
          />
        )}
        <CloseConfirmation
          open={confirmingClose && !busy && screen === "order_summary"}
          onStay={() => setConfirmingClose(false)}
          onClose={() => {
            setConfirmingClose(false);
            store.getState().clear();
            leave();
          }}
        />
      </div>
    </Sheet>
  );
}

/**
 * Calls `onLeave` when the customer leaves the checkout by Back; the checkout then starts over
 * (conformance 4.58). A customer who goes to the cart to correct it keeps the answers.
 */
function useOnLeave(steps: number, onLeave: () => void): void {
  const before = useRef(steps);
  const runOnLeave = useEffectEvent(onLeave);
  useEffect(() => {
    const left = before.current > 0 && steps === 0;
    before.current = steps;
    if (left) runOnLeave();
  }, [steps]);
  // After a reload the step back can lead to the menu, whose cart has a checkout of its own.
  useEffect(() => {
    return () => {
      if (before.current > 0 && parseCheckoutTrail(window.history.state?.usr).length === 0)
        runOnLeave();
    };
  }, []);
}

/**
 * Returns the order that was placed before, or in another tab, while a step was open here; else null.
 */
function useOrderAlreadyPlaced(): LastSentOrder | null {
  const { trail } = useCheckoutTrail();
  const { sent, orderSentHere, serviceType } = useCheckout((checkout) => checkout);
  const ended = sent !== null && serviceType === null && sent.orderId !== orderSentHere;
  return trail.length > 0 && ended ? sent : null;
}

/** The names under which the steps are reported (conformance 2.86). */
const reportedPages: Record<CheckoutScreen, ReportedPage> = {
  additional_information: "additional_information",
  client_information: "personal_information",
  delivery_address: "address list",
  address_autocomplete: "search_dropdown",
  address_create: "search creation",
  delivery_map: "search_map",
  address_create_map: "search_location",
  order_summary: "payment",
};
