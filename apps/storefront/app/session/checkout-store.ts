import type { Client } from "@comanda/contract/clients";
import { type CheckoutData, emptyCheckout } from "@comanda/domain/checkout-data";
import type { ServiceType } from "@comanda/domain/service-type";
import { createContext, useContext } from "react";
import { create, useStore } from "zustand";
import { persist } from "zustand/middleware";
import { type KeptAddress, noAddress } from "./checkout-address.ts";
import { readKept } from "./checkout-kept.ts";
import { type DiscountNews, noDiscountNews } from "./discount-news.ts";
import { checkedStorage, VERSION } from "./stored.ts";

/** One attempt to create the order: the same `basis` is sent with the same key, however often. */
export type Attempt = { basis: string; key: string };

/** Name and phone as they are being typed; `country` is two letters, null is the company's. */
export type Contact = { name: string; phone: string; country: string | null };

/**
 * An order that was sent, and when (epoch milliseconds). `before` tells that the restaurant had it
 * before the customer heard of it: the answer of an earlier try was lost.
 */
export type Sent = { orderId: string; at: number; before?: true; unread?: true };

/**
 * An order that is being placed, as long as nobody has answered, and the `cartMark` it was made of.
 * `unpaid` tells that the customer knows of it, and that it is in the way only while it waits for its
 * payment.
 */
export type Sending = { orderId: string; cart: string; unpaid?: true };

/** What the browser keeps of a checkout that is under way. */
export type Kept = CheckoutData &
  KeptAddress & {
    contact: Contact;
    attempt: Attempt | null;
    /** What the order was last changed to (spec §3, hash of the last saved order data). */
    savedHash: string | null;
    /** It outlives the checkout: until it is known what became of it, nothing else may be sent. */
    sending: Sending | null;
    /** The order with which the last checkout ended, for the tabs that did not see it end. */
    sent: Sent | null;
  };

type Checkout = Kept & {
  /** Who orders, as far as the API tells this visitor; it is asked anew on every visit. */
  client: Client | null;
  clientChecked: boolean;
  /** How many of a cart's lines the API said are left, by the line's hash. */
  left: Record<string, number>;
  discountNews: DiscountNews;
  /** The order that was sent from this tab. */
  sentHere: string | null;
  /**
   * An order of this type: what was said of one of another type is no answer here. Coupon and reward
   * are for whatever is ordered.
   */
  begin: (serviceType: ServiceType) => void;
  update: (changes: Partial<Kept>) => void;
  setClient: (client: Client | null) => void;
  setLeft: (left: Record<string, number>) => void;
  tellDiscounts: (discountNews: DiscountNews) => void;
  /**
   * Back out of the first step (spec §4, Back): all but the contact, which is the customer's own, and
   * the coupon and the reward, which may have been chosen before.
   */
  startOver: () => void;
  /**
   * Spec §4, Clearing checkout data; after an order was sent it is remembered. One that is `unpaid` is
   * still in the way of another.
   */
  clear: (sent?: Sent | null, unpaid?: boolean) => void;
};

/** Before anything was said. */
export const nothing = (): Kept => ({
  ...emptyCheckout(),
  contact: { name: "", phone: "", country: null },
  ...noAddress(),
  attempt: null,
  savedHash: null,
  sending: null,
  sent: null,
});

function emptied({ contact, couponCode, rewardId, sending, sent }: Kept): Kept {
  return { ...nothing(), contact, couponCode, rewardId, sending, sent };
}

function stillSending(sending: Sending | null, sent: Sent | null, unpaid: boolean): Sending | null {
  if (!sent) return sending;
  return unpaid && sending?.orderId === sent.orderId ? { ...sending, unpaid } : null;
}

/**
 * The checkout of one company in this browser. Like the cart it begins empty, as the server
 * rendered it, takes what is stored once the page has hydrated, and changes what is stored then.
 */
export function createCheckoutStore(companyId: string) {
  const name = `comanda.checkout.${companyId}`;
  const storage = checkedStorage((found) => readKept(found, nothing()));
  return create<Checkout>()(
    persist(
      (set) => {
        const change = (changed: (now: Kept) => Partial<Checkout>) =>
          set((now) => {
            const latest = storage.getItem(name)?.state ?? now;
            return { ...latest, ...changed(latest) };
          });
        return {
          ...nothing(),
          client: null,
          clientChecked: false,
          left: {},
          discountNews: noDiscountNews(),
          sentHere: null,
          begin: (serviceType) =>
            change((now) =>
              now.serviceType === serviceType ? {} : { ...emptied(now), sent: null, serviceType },
            ),
          update: (changes) => change(() => changes),
          setClient: (client) => set({ client, clientChecked: true }),
          setLeft: (left) => set({ left }),
          tellDiscounts: (discountNews) => set({ discountNews }),
          startOver: () => change(emptied),
          clear: (sent = null, unpaid = false) =>
            change(({ sending }) => ({
              ...nothing(),
              sent,
              sending: stillSending(sending, sent, unpaid),
              sentHere: sent && !sent.before ? sent.orderId : null,
              left: {},
            })),
        };
      },
      {
        name,
        version: VERSION,
        storage,
        partialize: ({
          client: _,
          clientChecked: __,
          left: ___,
          sentHere: ____,
          discountNews: _____,
          ...kept
        }): Kept => kept,
        skipHydration: true,
      },
    ),
  );
}

export type CheckoutStore = ReturnType<typeof createCheckoutStore>;

export const CheckoutContext = createContext<CheckoutStore | null>(null);

export function useCheckoutStore(): CheckoutStore {
  const store = useContext(CheckoutContext);
  if (!store) throw new Error("There is no checkout above this component");
  return store;
}

export function useCheckout<T>(pick: (checkout: Checkout) => T): T {
  return useStore(useCheckoutStore(), pick);
}
