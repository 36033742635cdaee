import type { Client } from "@comanda/contract/clients/client";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { createContext, useContext } from "react";
import { create, useStore } from "zustand";
import { persist } from "zustand/middleware";
import { STORE_VERSION } from "../storage/stored-version.ts";
import { validatedStorage } from "../storage/validated-storage.ts";
import { type DiscountState, emptyDiscountState } from "./discount-state.ts";
import { type OrderPlan, planAfterOrder, plannedAnswers } from "./order-plan.ts";
import {
  emptySavedCheckout,
  type LastSentOrder,
  type PendingPlacement,
  parseSavedCheckout,
  type SavedCheckout,
} from "./saved-checkout.ts";

type Checkout = SavedCheckout & {
  /** The client as the API returned it; it is not stored, but loaded on every visit. */
  client: Client | null;
  clientChecked: boolean;
  /** How many pieces of each short line are in stock, by the line's hash. */
  stockByLine: Record<string, number>;
  discountState: DiscountState;
  /** The order that was sent from this tab. */
  orderSentHere: string | null;
  /**
   * Starts an order of this service type. Where the type changes, only the contact, the coupon and
   * the reward are kept, and the plan of this type fills in its answers. `now` is the time of the page
   * (`useNow`): the visitor's clock may be wrong.
   */
  start: (serviceType: ServiceType, now: Date) => void;
  /**
   * Stores how the visitor wants to order, also in a checkout of this type that has started. `now` as in
   * `start`.
   */
  planOrder: (plan: OrderPlan, now: Date) => void;
  update: (changes: Partial<SavedCheckout>) => void;
  setClient: (client: Client | null) => void;
  setStockByLine: (left: Record<string, number>) => void;
  setDiscountState: (discountState: DiscountState) => void;
  /**
   * Resets the checkout when the customer goes back from its first step (conformance 4.58). The
   * contact, the coupon, the reward and the plan are kept.
   */
  startOver: () => void;
  /**
   * Clears the checkout (conformance 4.59). `sent` is the order that ended it. While that order is
   * `unpaid`, it stays as the pending placement, and no other order can be sent.
   */
  clear: (sent?: LastSentOrder | null, unpaid?: boolean) => void;
};

function resetKeepingContact({
  contact,
  couponCode,
  isCouponKnown,
  rewardId,
  plan,
  sending,
  sent,
}: SavedCheckout): SavedCheckout {
  return {
    ...emptySavedCheckout(),
    contact,
    couponCode,
    isCouponKnown,
    rewardId,
    plan,
    sending,
    sent,
  };
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
 * Creates the checkout of one company in this browser. Like the cart it starts empty, as the server
 * rendered it, reads the stored checkout once the page has hydrated, and applies each change to what is
 * stored at that moment.
 */
export function createCheckoutStore(companyId: string) {
  const name = `comanda.checkout.${companyId}`;
  const storage = validatedStorage(parseSavedCheckout);
  return create<Checkout>()(
    persist(
      (set, get) => {
        const change = (update: (now: SavedCheckout) => Partial<Checkout>) =>
          set((now) => {
            const latest = storage.getItem(name)?.state ?? now;
            return { ...latest, ...update(latest) };
          });
        return {
          ...emptySavedCheckout(),
          client: null,
          clientChecked: false,
          stockByLine: {},
          discountState: emptyDiscountState(),
          orderSentHere: null,
          start: (serviceType, now) =>
            change((before) =>
              before.serviceType === serviceType
                ? {}
                : {
                    ...resetKeepingContact(before),
                    ...plannedAnswers(before.plan, serviceType, now),
                    sent: null,
                    serviceType,
                  },
            ),
          planOrder: (plan, now) => {
            change((before) => ({ plan, ...plannedAnswers(plan, before.serviceType, now) }));
            // The cart beside the menu has a store of its own, and reads what other tabs change.
            globalThis.window?.dispatchEvent(new StorageEvent("storage", { key: name }));
          },
          update: (changes) => change(() => changes),
          setClient: (client) => set({ client, clientChecked: true }),
          setStockByLine: (left) => set({ stockByLine: left }),
          setDiscountState: (discountState) => set({ discountState }),
          startOver: () => change(resetKeepingContact),
          clear: (sent = null, unpaid = false) =>
            change(({ plan, serviceType, addressId, sending }) => ({
              ...emptySavedCheckout(),
              plan: sent
                ? planAfterOrder(plan, { serviceType, addressId }, get().client?.addresses ?? [])
                : plan,
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
          discountState: _____,
          ...rest
        }): SavedCheckout => rest,
        skipHydration: true,
      },
    ),
  );
}

export type CheckoutStore = ReturnType<typeof createCheckoutStore>;

export const CheckoutContext = createContext<CheckoutStore | null>(null);

/** Returns the store of the checkout. Throws outside `CheckoutProvider`, which the root renders. */
export function useCheckoutStore(): CheckoutStore {
  const store = useContext(CheckoutContext);
  if (!store) throw new Error("There is no checkout");
  return store;
}

/** Returns a part of the checkout, and renders again when it changes. */
export function useCheckout<T>(pick: (checkout: Checkout) => T): T {
  return useStore(useCheckoutStore(), pick);
}
