import type { SharedCartMessage } from "@comanda/contract/orders/shared-cart";
import type { Deps } from "../context/deps.ts";
import type { SharedCartTokenClaim } from "../notifications/order-token.ts";
import {
  parseSharedCartChanged,
  sharedCartChangedChannel,
} from "../shared-carts/publish-shared-cart-changed.ts";
import type { SharedCartKey } from "../shared-carts/shared-carts.store.ts";

/** Says to the guests of shared carts in this process that their cart has changed, in whichever process. */
export type SharedCartFeed = {
  /** Calls `send` at once and after each change, until the returned function is called. */
  watch(claim: SharedCartTokenClaim, send: (message: string) => void): Promise<() => void>;
  close(): Promise<void>;
};

type Send = (message: string) => void;

const CHANGED = JSON.stringify({ event_type: "SHARED_CART_CHANGED" } satisfies SharedCartMessage);

/**
 * One subscription for all carts, opened for the first guest. A message has nothing of the cart: each guest
 * reads it with the cookie of their device.
 */
export function createSharedCartFeed({ events }: Pick<Deps, "events">): SharedCartFeed {
  const guests = new Map<string, Set<Send>>();
  let subscription: Promise<() => Promise<void>> | null = null;

  const tell = (key: string) => {
    for (const send of guests.get(key) ?? []) send(CHANGED);
  };
  const subscribe = () => {
    subscription ??= events
      .subscribe(
        sharedCartChangedChannel,
        (payload) => {
          const cart = parseSharedCartChanged(payload);
          if (cart) tell(keyOf(cart));
        },
        async () => {
          for (const key of guests.keys()) tell(key);
        },
      )
      .catch((error) => {
        subscription = null;
        throw error;
      });
    return subscription;
  };

  return {
    watch: async ({ companyId, orderId: cartId }, send) => {
      await subscribe();
      const key = keyOf({ companyId, cartId });
      const senders = guests.get(key) ?? new Set();
      guests.set(key, senders.add(send));
      send(CHANGED);
      return () => {
        senders.delete(send);
        if (senders.size === 0 && guests.get(key) === senders) guests.delete(key);
      };
    },
    close: async () => {
      guests.clear();
      const end = await subscription?.catch(() => null);
      await end?.();
    },
  };
}

const keyOf = ({ companyId, cartId }: SharedCartKey): string => JSON.stringify([companyId, cartId]);
