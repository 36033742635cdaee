import type { SharedCartMessage } from "@comanda/contract/orders/shared-cart";
import type { Deps } from "../context/deps.ts";
import { createSharedSubscription } from "../db/connect/shared-subscription.ts";
import { createFollowers } from "../live-updates/followers.ts";
import type { SharedCartTokenClaim } from "../live-updates/order-token.ts";
import {
  type GuestCheckout,
  parseSharedCartChanged,
  sharedCartChangedChannel,
} from "../shared-carts/publish-shared-cart-changed.ts";
import type { SharedCartKey } from "../shared-carts/shared-carts.store.ts";

/** Tells the guests who are connected to this process when any process has changed their shared cart. */
export type SharedCartFeed = {
  /** Calls `send` at once and after each change, until the returned function is called. */
  watch(claim: SharedCartTokenClaim, send: (message: string) => void): Promise<() => void>;
  close(): Promise<void>;
};

const CHANGED = JSON.stringify({ event_type: "SHARED_CART_CHANGED" } satisfies SharedCartMessage);

const checkoutMessage = (checkout: GuestCheckout): string =>
  JSON.stringify({ event_type: "SHARED_CART_CHECKOUT", ...checkout } satisfies SharedCartMessage);

/**
 * Creates the feed: one subscription for all carts, opened for the first guest. A message contains nothing
 * of the cart but the id of a guest who is checking out: each guest reads the cart with the cookie of their
 * device.
 */
export function createSharedCartFeed({ events }: Pick<Deps, "events">): SharedCartFeed {
  const guests = createFollowers();
  const subscription = createSharedSubscription(() =>
    events.subscribe(
      sharedCartChangedChannel,
      (payload) => {
        const cart = parseSharedCartChanged(payload);
        if (cart)
          guests.send(keyOf(cart), cart.checkout ? checkoutMessage(cart.checkout) : CHANGED);
      },
      () => {
        for (const key of guests.keys()) guests.send(key, CHANGED);
      },
    ),
  );
  return {
    watch: async ({ companyId, orderId: cartId }, send) => {
      await subscription.open();
      const leave = guests.add(keyOf({ companyId, cartId }), send);
      send(CHANGED);
      return leave;
    },
    close: () => {
      guests.clear();
      return subscription.close();
    },
  };
}

const keyOf = ({ companyId, cartId }: SharedCartKey): string => JSON.stringify([companyId, cartId]);
