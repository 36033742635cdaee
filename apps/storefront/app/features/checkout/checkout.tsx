import { type CheckoutScreen, missingScreen } from "@comanda/domain/checkout-flow";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SeenPage } from "../../analytics/events.ts";
import { usePageView } from "../../analytics/use-page-view.ts";
import { useText } from "../../i18n/text.tsx";
import { useCart } from "../../session/cart-store.ts";
import { flowContext } from "../../session/checkout-flow.ts";
import { type Sent, useCheckout, useCheckoutStore } from "../../session/checkout-store.ts";
import { useCheckoutTrail } from "../../session/checkout-trail.ts";
import { useShop } from "../../shop/shop.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { visibleArea } from "../../ui/visible-area.ts";
import { useCarriedAddress } from "./address/carried-address.ts";
import { CheckoutStep } from "./checkout-step.tsx";
import { CloseConfirmation } from "./close-confirmation.tsx";
import { PlacedStep } from "./order/placed-step.tsx";
import { SentElsewhere } from "./order/sent-elsewhere.tsx";
import { usePlaced } from "./order/use-placed.ts";
import { useMissingStep } from "./use-missing-step.ts";
import { useReportedSteps } from "./use-reported-steps.ts";

/** The checkout over the cart's page: one step at a time, where the browser's history says. */
export function Checkout() {
  const t = useText();
  const shop = useShop();
  const store = useCheckoutStore();
  const checkout = useCheckout((state) => state);
  const lines = useCart((cart) => cart.lines);
  const { trail, back, leave } = useCheckoutTrail();
  const { ended, onPlaced } = usePlaced();
  const [closing, setClosing] = useState(false);
  const [busy, setBusy] = useState(false);
  const mending = useRef(false);

  const context = flowContext(shop, checkout);
  const asked = trail.at(-1);
  const running = asked !== undefined && context !== null && lines.length > 0;
  const sent = useSentElsewhere();
  const missing = context && running ? missingScreen(asked, context) : null;
  const screen = running && checkout.clientChecked ? asked : null;

  const shown = ended || missing ? null : screen;

  useCarriedAddress();
  useMissingStep(screen && missing);
  usePageView(ended ? "confirmation" : screen && pageOf[screen]);
  useReportedSteps(screen);

  useLeaving(trail.length, () => {
    if (!mending.current) store.getState().startOver();
    mending.current = false;
    setClosing(false);
  });

  const toCart = () => {
    mending.current = true;
    leave();
  };

  const onClose = () => {
    // Nobody can promise then that nothing is ordered: the button says what is going on.
    if (busy) return;
    if (sent) leave();
    else if (screen === "order_summary") setClosing(true);
    else back();
  };

  return (
    <Sheet
      open={running || ended !== null || sent !== null}
      onClose={onClose}
      label={t("checkout.title")}
      persistent
      fullscreen
    >
      <div
        ref={visibleArea}
        className="mt-(--visible-top,0) flex max-h-(--visible-height,none) min-h-0 flex-1 flex-col"
      >
        {ended && <PlacedStep {...ended} />}
        {sent && <SentElsewhere sent={sent} cartKept={lines.length > 0} onClose={leave} />}
        {shown && context && (
          <CheckoutStep
            screen={shown}
            flow={context}
            {...{ onPlaced, onClose }}
            onBusy={setBusy}
            onToCart={toCart}
          />
        )}
        <CloseConfirmation
          open={closing && !busy && screen === "order_summary"}
          onStay={() => setClosing(false)}
          onClose={() => {
            setClosing(false);
            store.getState().clear();
            leave();
          }}
        />
      </div>
    </Sheet>
  );
}

/**
 * Whoever goes back out of the checkout starts over (spec §4, Back), be it by its own button or the
 * browser's; but not who is sent to the cart because something in it has to be mended.
 */
function useLeaving(steps: number, onLeave: () => void): void {
  const before = useRef(steps);
  const leaving = useEffectEvent(onLeave);
  useEffect(() => {
    const left = before.current > 0 && steps === 0;
    before.current = steps;
    if (left) leaving();
  }, [steps]);
}

/** The order that was sent before, or from another tab, while a step of it was seen here; else null. */
function useSentElsewhere(): Sent | null {
  const { trail } = useCheckoutTrail();
  const { sent, sentHere, serviceType } = useCheckout((checkout) => checkout);
  const ended = sent !== null && serviceType === null && sent.orderId !== sentHere;
  return trail.length > 0 && ended ? sent : null;
}

/** The names under which the steps are reported (spec §2, Checkout modal). */
const pageOf: Record<CheckoutScreen, SeenPage> = {
  additional_information: "additional_information",
  client_information: "personal_information",
  delivery_address: "address list",
  address_autocomplete: "search_dropdown",
  address_create: "search creation",
  delivery_map: "search_map",
  address_create_map: "search_location",
  order_summary: "payment",
};
