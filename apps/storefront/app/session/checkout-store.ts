import type { Client } from "@comanda/contract/clients";
import { type CheckoutData, emptyCheckout } from "@comanda/domain/checkout-flow";
import type { ServiceType } from "@comanda/domain/service-type";
import { createContext, useContext } from "react";
import { create, useStore } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

/** One attempt to create the order: the same `basis` is sent with the same key, however often. */
export type Attempt = { basis: string; key: string };

/** Name and phone as they are being typed; `country` is two letters, null is the company's. */
export type Contact = { name: string; phone: string; country: string | null };

/** What the browser keeps of a checkout that is under way. */
type Kept = CheckoutData & {
  contact: Contact;
  attempt: Attempt | null;
  /** What the order was last changed to (spec §3, hash of the last saved order data). */
  savedHash: string | null;
};

type Checkout = Kept & {
  /** Who orders, as far as the API tells this visitor; it is asked anew on every visit. */
  client: Client | null;
  clientChecked: boolean;
  /** How many of a cart's lines the API said are left, by the line's hash. */
  left: Record<string, number>;
  /** An order of this type: what was said of one of another type is no answer here. */
  begin: (serviceType: ServiceType) => void;
  update: (changes: Partial<Kept>) => void;
  setClient: (client: Client | null) => void;
  setLeft: (left: Record<string, number>) => void;
  /** Back out of the first step (spec §4, Back): all but the contact, which is the customer's own. */
  startOver: () => void;
  /** Spec §4, Clearing checkout data. */
  clear: () => void;
};

const nothing = (): Kept => ({
  ...emptyCheckout(),
  contact: { name: "", phone: "", country: null },
  attempt: null,
  savedHash: null,
});

function emptied({ contact }: Kept): Kept {
  return { ...nothing(), contact };
}

/**
 * The checkout of one company in this browser. Like the cart it begins empty, as the server
 * rendered it, and takes what is stored once the page has hydrated.
 */
export function createCheckoutStore(companyId: string) {
  return create<Checkout>()(
    persist(
      (set) => ({
        ...nothing(),
        client: null,
        clientChecked: false,
        left: {},
        begin: (serviceType) =>
          set((now) => (now.serviceType === serviceType ? {} : { ...emptied(now), serviceType })),
        update: (changes) => set(changes),
        setClient: (client) => set({ client, clientChecked: true }),
        setLeft: (left) => set({ left }),
        startOver: () => set(emptied),
        clear: () => set({ ...nothing(), left: {} }),
      }),
      {
        name: `comanda.checkout.${companyId}`,
        version: 1,
        storage: createJSONStorage(() => localStorage),
        partialize: ({ client: _, clientChecked: __, left: ___, ...state }): Kept => state,
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
