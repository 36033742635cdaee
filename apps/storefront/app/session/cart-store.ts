import { addLine, type CartLine, setQuantity } from "@comanda/domain/cart";
import { createContext, useContext } from "react";
import { create, type StoreApi, useStore } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

type Cart = {
  lines: CartLine[];
  add: (line: CartLine) => void;
  /** 0 takes the line out. */
  setQuantity: (hash: string, quantity: number) => void;
  /** What the customer has in mind now, after the menu has changed. */
  replace: (lines: CartLine[]) => void;
  clear: () => void;
};

/**
 * The cart of one company in this browser. It begins empty, as the server rendered it, and takes
 * what is stored once the page has hydrated; another tab's changes arrive through `storage` events.
 */
export function createCartStore(companyId: string) {
  return create<Cart>()(
    persist(
      (set) => ({
        lines: [],
        add: (line) => set(({ lines }) => ({ lines: addLine(lines, line) })),
        setQuantity: (hash, quantity) =>
          set(({ lines }) => ({ lines: setQuantity(lines, hash, quantity) })),
        replace: (lines) => set({ lines }),
        clear: () => set({ lines: [] }),
      }),
      {
        name: `comanda.cart.${companyId}`,
        version: 1,
        storage: createJSONStorage(() => localStorage),
        partialize: ({ lines }) => ({ lines }),
        skipHydration: true,
      },
    ),
  );
}

type CartStore = ReturnType<typeof createCartStore>;

export const CartContext = createContext<CartStore | null>(null);

export function useCart(): Cart;
export function useCart<T>(pick: (cart: Cart) => T): T;
export function useCart<T>(pick?: (cart: Cart) => T): T | Cart {
  const store = useContext(CartContext);
  if (!store) throw new Error("There is no cart above this component");
  return useStore(store as StoreApi<Cart>, pick ?? ((cart: Cart) => cart as T | Cart));
}
