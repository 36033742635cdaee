import type { Order } from "@comanda/contract/orders";
import { type CheckoutScreen, missingScreen } from "@comanda/domain/checkout-flow";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { emit, type SeenPage } from "../../analytics/events.ts";
import { usePageView } from "../../analytics/use-page-view.ts";
import { useText } from "../../i18n/text.tsx";
import { cartMark } from "../../session/cart-mark.ts";
import { useCart } from "../../session/cart-store.ts";
import { flowContext } from "../../session/checkout-flow.ts";
import { type Sent, useCheckout, useCheckoutStore } from "../../session/checkout-store.ts";
import { useCheckoutTrail } from "../../session/checkout-trail.ts";
import { saveLastOrder } from "../../session/last-order.ts";
import { keepQuery } from "../../shop/query.tsx";
import { useShop } from "../../shop/shop.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { visibleArea } from "../../ui/visible-area.ts";
import { AdditionalStep } from "./additional-step.tsx";
import { ClientStep } from "./client-step.tsx";
import { CloseConfirmation } from "./close-confirmation.tsx";
import type { Placed } from "./draft-order.ts";
import { PlacedStep } from "./placed-step.tsx";
import { SentElsewhere } from "./sent-elsewhere.tsx";
import { SummaryStep } from "./summary-step.tsx";

/** The checkout over the cart's page: one step at a time, where the browser's history says. */
export function Checkout() {
  const t = useText();
  const { settings } = useShop();
  const { search } = useLocation();
  const navigate = useNavigate();
  const store = useCheckoutStore();
  const checkout = useCheckout((state) => state);
  const lines = useCart((cart) => cart.lines);
  const clearCart = useCart((cart) => cart.clear);
  const { trail, replaceBy, back, leave } = useCheckoutTrail();
  const [placed, setPlaced] = useState<Order | null>(null);
  const [closing, setClosing] = useState(false);
  const mending = useRef(false);

  const context = flowContext(settings, checkout);
  const asked = trail.at(-1);
  const running = asked !== undefined && context !== null && lines.length > 0;
  const sent = useSentElsewhere();
  const missing = asked === "order_summary" && context ? missingScreen(context) : null;
  const screen = running && checkout.clientChecked ? asked : null;
  const tracking = placed && keepQuery("/tracking", search, { order_id: placed.id });

  const redirect = useEffectEvent(replaceBy);
  useEffect(() => {
    if (screen && missing) redirect(missing);
  }, [screen, missing]);

  usePageView(placed ? "confirmation" : screen && pageOf[screen]);

  useLeaving(trail.length, () => {
    if (!mending.current) store.getState().startOver();
    mending.current = false;
    setClosing(false);
  });

  const onPlaced = ({ order, before }: Placed) => {
    const { sending } = store.getState();
    emit({
      event: "orderCompleted",
      order_id: order.id,
      value: order.breakdown?.total ?? order.total,
    });
    saveLastOrder(order.id);
    store.getState().clear({ orderId: order.id, at: Date.now(), ...(before && { before }) });
    // What was chosen after the order had been sent is not in it.
    if (sending?.orderId !== order.id || sending.cart === cartMark(lines)) clearCart();
    if (before) return;
    setPlaced(order);
  };

  // From the cart's entry, where the customer may be by now, the order's page takes its place: Back
  // does not reopen the checkout.
  const leaving = useEffectEvent(leave);
  useEffect(() => {
    if (!tracking) return;
    if (trail.length > 0) leaving();
    else void navigate(tracking, { replace: true });
  }, [tracking, trail.length, navigate]);

  const onClose = () => {
    if (sent) leave();
    else if (screen === "order_summary") setClosing(true);
    else back();
  };

  return (
    <Sheet
      open={running || placed !== null || sent !== null}
      onClose={onClose}
      label={t("checkout.title")}
      persistent
      fullscreen
    >
      <div
        ref={visibleArea}
        className="mt-(--visible-top,0) flex max-h-(--visible-height,none) min-h-0 flex-1 flex-col"
      >
        {tracking && <PlacedStep href={tracking} />}
        {sent && <SentElsewhere sent={sent} cartKept={lines.length > 0} onClose={leave} />}
        {!placed && screen === "additional_information" && context?.additionalInput && (
          <AdditionalStep question={context.additionalInput} />
        )}
        {!placed && screen === "client_information" && <ClientStep />}
        {!placed && screen === "order_summary" && context && !missing && (
          <SummaryStep
            key={context.serviceType}
            serviceType={context.serviceType}
            onPlaced={onPlaced}
            onClose={onClose}
            onToCart={() => {
              mending.current = true;
              leave();
            }}
          />
        )}
        <CloseConfirmation
          open={closing && screen === "order_summary"}
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
