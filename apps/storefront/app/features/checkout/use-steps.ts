import {
  type CheckoutScreen,
  previousScreen,
  screenAfter,
  screensAhead,
} from "@comanda/domain/checkout-flow";
import { flowContext } from "../../session/checkout-flow.ts";
import { useCheckoutStore } from "../../session/checkout-store.ts";
import { useCheckoutTrail } from "../../session/checkout-trail.ts";
import { useShop } from "../../shop/shop.tsx";

/** The way through the checkout, seen from the step that is open. */
export function useSteps(screen: CheckoutScreen) {
  const store = useCheckoutStore();
  const { settings } = useShop();
  const { trail, ...way } = useCheckoutTrail();
  const context = () => flowContext(settings, store.getState());
  const now = context();
  const ahead = now ? screensAhead(screen, now) : 0;

  return {
    next: now ? screenAfter(screen, now) : "order_summary",
    progress: { step: trail.length, of: trail.length + ahead },
    goTo: way.goTo,
    leave: way.leave,
    /** On, by what is known when it is called. */
    goOn() {
      const fresh = context();
      if (fresh) way.goTo(screenAfter(screen, fresh));
    },
    /** The step before, be it one that was passed or the one that the flow has there. */
    goBack() {
      const fresh = context();
      const previous = fresh ? previousScreen(screen, fresh) : "close";
      if (trail.length > 1 || previous === "close") way.back();
      else way.replaceBy(previous);
    },
  };
}
