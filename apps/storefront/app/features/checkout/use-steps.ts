import {
  type CheckoutScreen,
  checkoutProgress,
  isAdding,
  previousScreen,
  screenAfter,
} from "@comanda/domain/checkout-flow";
import { flowContext } from "../../session/checkout-flow.ts";
import { useCheckoutStore } from "../../session/checkout-store.ts";
import { useCheckoutTrail } from "../../session/checkout-trail.ts";
import { useShop } from "../../shop/shop.tsx";

/** The way through the checkout, seen from the step that is open. */
export function useSteps(screen: CheckoutScreen) {
  const store = useCheckoutStore();
  const shop = useShop();
  const { trail, ...way } = useCheckoutTrail();
  const context = () => flowContext(shop, store.getState());
  const now = context();

  /** The ways of adding an address take each other's place: Back leads from any to the list. */
  const goTo = (target: CheckoutScreen) => {
    if (isAdding(screen) && isAdding(target)) way.replaceBy(target);
    else way.goTo(target);
  };

  return {
    next: now ? screenAfter(screen, now) : "order_summary",
    progress: now ? checkoutProgress(trail, now) : { step: 1, of: 1 },
    goTo,
    leave: way.leave,
    /** On, by what is known when it is called. */
    goOn() {
      const fresh = context();
      if (fresh) goTo(screenAfter(screen, fresh));
    },
    /** The step before, be it one that was passed or the one that the flow has there. */
    goBack() {
      const fresh = context();
      const previous = fresh ? previousScreen(screen, fresh) : "close";
      const passed = trail.length > 1 && previous !== "delivery_address";
      if (previous === "close" || passed) way.back();
      else if (trail.includes(previous)) way.goTo(previous);
      else way.replaceBy(previous);
    },
    /** To the list of addresses, from where one was added. */
    toAddresses() {
      if (trail.includes("delivery_address")) way.goTo("delivery_address");
      else way.replaceBy("delivery_address");
    },
    /** To the summary, with the list of addresses behind it, wherever the address came from. */
    async withAddress() {
      if (screen === "delivery_address") way.goTo("order_summary");
      else if (trail.includes("delivery_address")) way.replaceBy("order_summary");
      else await way.replaceByBoth("delivery_address", "order_summary");
    },
  };
}
