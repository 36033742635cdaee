import {
  addLine,
  type CartLine,
  rememberSeenPrices,
  setQuantity,
} from "@comanda/domain/cart/lines";
import type { Cents } from "@comanda/domain/money/cents";
import { createContext, useContext } from "react";
import { create, type StoreApi, useStore } from "zustand";
import { persist } from "zustand/middleware";
import { STORE_VERSION } from "../storage/stored-version.ts";
import { validatedStorage } from "../storage/validated-storage.ts";
import { parseCartLines } from "./parse-cart-lines.ts";

type Cart = {
  lines: CartLine[];
  add: (line: CartLine) => void;
  /** The line that the visitor removed last, and the lines before that; null after the next change. */
  removed: { hash: string; before: readonly CartLine[] } | null;
  /** A quantity of 0 removes the line. */
  setQuantity: (hash: string, quantity: number) => void;
  /** Replaces the lines by what the function returns for the current ones. */
  change: (update: (lines: readonly CartLine[]) => CartLine[]) => void;
  /** As `change`, for what others did to the lines in a shared cart: it is not the visitor's own change. */
  adopt: (update: (lines: readonly CartLine[]) => CartLine[]) => void;
  /** Records the unit prices that the customer has seen, by the hash of the line. */
  markPricesSeen: (prices: Record<string, Cents>) => void;
  /** Empties the cart after an order; `rest` returns what stays of its lines as they are now. */
  clear: (rest?: (lines: readonly CartLine[]) => CartLine[]) => void;
};

type OnChange = (before: readonly CartLine[], after: readonly CartLine[]) => void;

/** The name of a company's cart in the browser's storage. */
export const cartStorageName = (companyId: string): string => `comanda.cart.${companyId}`;

/**
 * Creates the cart of one company in this browser. It starts empty, as the server rendered it, and
 * reads the stored cart once the page has hydrated. Changes of another tab arrive through `storage`
 * events. Each change starts from the cart as it is stored at that moment, so that two tabs never undo
 * each other. `onChange` is called for the visitor's own changes, not when an order empties the cart.
 */
export function createCartStore(companyId: string, onChange?: OnChange) {
  const name = cartStorageName(companyId);
  const storage = validatedStorage((found) => ({ lines: parseCartLines(found) }));
  return create<Cart>()(
    persist(
      (set, get) => {
        const latest = () => storage.getItem(name)?.state.lines ?? get().lines;
        const change: Cart["change"] = (update) => {
          const before = latest();
          const lines = update(before);
          set({ lines, removed: null });
          onChange?.(before, lines);
        };
        return {
          lines: [],
          removed: null,
          add: (line) => change((lines) => addLine(lines, line)),
          setQuantity(hash, quantity) {
            const before = latest();
            change((lines) => setQuantity(lines, hash, quantity));
            if (quantity <= 0) set({ removed: { hash, before } });
          },
          change,
          adopt: (update) => set({ lines: update(latest()) }),
          markPricesSeen: (prices) => change((lines) => rememberSeenPrices(lines, prices)),
          clear: (rest) => set({ lines: rest?.(latest()) ?? [], removed: null }),
        };
      },
      {
        name,
        version: STORE_VERSION,
        storage,
        partialize: ({ lines }) => ({ lines }),
        // What another tab has done is a next change too.
        merge: (stored, cart) => ({ ...cart, ...(stored as object), removed: null }),
        skipHydration: true,
      },
    ),
  );
}

type CartStore = ReturnType<typeof createCartStore>;

export const CartContext = createContext<CartStore | null>(null);

/** Returns the cart, or what `pick` takes from it. Throws where no cart is provided. */
export function useCart(): Cart;
export function useCart<T>(pick: (cart: Cart) => T): T;
export function useCart<T>(pick?: (cart: Cart) => T): T | Cart {
  const store = useContext(CartContext);
  if (!store) throw new Error("There is no cart");
  return useStore(store as StoreApi<Cart>, pick ?? ((cart: Cart) => cart as T | Cart));
}
