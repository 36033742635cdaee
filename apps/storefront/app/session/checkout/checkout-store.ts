import type { Client } from "@comanda/contract/clients/client";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { createContext, useContext } from "react";
import { create, useStore } from "zustand";
import { persist } from "zustand/middleware";
import { STORE_VERSION, validatedStorage } from "../storage/persisted-store.ts";
import { type DiscountState, emptyDiscountState } from "./discount-state.ts";
import {
  emptySavedCheckout,
  type LastSentOrder,
  type PendingPlacement,
  parseSavedCheckout,
  type SavedCheckout,
} from "./saved-checkout.ts";

type Checkout = SavedCheckout & {
  /** Who orders, as far as the API tells this visitor; it is asked anew on every visit. */
  client: Client | null;
  clientChecked: boolean;
  /** How many of a cart's lines the API said are left, by the line's hash. */
  stockByLine: Record<string, number>;
  discountNews: DiscountState;
  /** The order that was sent from this tab. */
  orderSentHere: string | null;
  /**
   * An order of this type: what was said of one of another type is no answer here. Coupon and reward
   * are for whatever is ordered.
   */
  start: (serviceType: ServiceType) => void;
  update: (changes: Partial<SavedCheckout>) => void;
  setClient: (client: Client | null) => void;
  setStockByLine: (left: Record<string, number>) => void;
  setDiscountState: (discountNews: DiscountState) => void;
  /**
   * Back out of the first step (spec §4, Back): all but the contact, which is the customer's own, and
   * the coupon and the reward, which may have been chosen before.
   */
  startOver: () => void;
  /**
   * Spec §4, Clearing checkout data; after an order was sent it is remembered. One that is `unpaid` is
   * still in the way of another.
   */
  clear: (sent?: LastSentOrder | null, unpaid?: boolean) => void;
};

function resetKeepingContact({
  contact,
  couponCode,
  rewardId,
  sending,
  sent,
}: SavedCheckout): SavedCheckout {
  return { ...emptySavedCheckout(), contact, couponCode, rewardId, sending, sent };
}

function remainingPlacement(
  sending: PendingPlacement | null,
  sent: LastSentOrder | null,
  unpaid: boolean,
): PendingPlacement | null {
  if (!sent) return sending;
  return unpaid && sending?.orderId === sent.orderId ? { ...sending, unpaid } : null;
}

/**
 * The checkout of one company in this browser. Like the cart it begins empty, as the server
 * rendered it, takes what is stored once the page has hydrated, and changes what is stored then.
 */
export function createCheckoutStore(companyId: string) {
  const name = `comanda.checkout.${companyId}`;
  const storage = validatedStorage(parseSavedCheckout);
  return create<Checkout>()(
    persist(
      (set) => {
        const change = (changed: (now: SavedCheckout) => Partial<Checkout>) =>
          set((now) => {
            const latest = storage.getItem(name)?.state ?? now;
            return { ...latest, ...changed(latest) };
          });
        return {
          ...emptySavedCheckout(),
          client: null,
          clientChecked: false,
          stockByLine: {},
          discountNews: emptyDiscountState(),
          orderSentHere: null,
          start: (serviceType) =>
            change((now) =>
              now.serviceType === serviceType
                ? {}
                : { ...resetKeepingContact(now), sent: null, serviceType },
            ),
          update: (changes) => change(() => changes),
          setClient: (client) => set({ client, clientChecked: true }),
          setStockByLine: (left) => set({ stockByLine: left }),
          setDiscountState: (discountNews) => set({ discountNews }),
          startOver: () => change(resetKeepingContact),
          clear: (sent = null, unpaid = false) =>
            change(({ sending }) => ({
              ...emptySavedCheckout(),
              sent,
              sending: remainingPlacement(sending, sent, unpaid),
              orderSentHere: sent && !sent.before ? sent.orderId : null,
              stockByLine: {},
            })),
        };
      },
      {
        name,
        version: STORE_VERSION,
        storage,
        partialize: ({
          client: _,
          clientChecked: __,
          stockByLine: ___,
          orderSentHere: ____,
          discountNews: _____,
          ...kept
        }): SavedCheckout => kept,
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
