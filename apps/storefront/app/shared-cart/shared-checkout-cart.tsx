import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import {
  type CartLine,
  lineHash,
  rememberSeenPrices,
  setQuantity,
} from "@comanda/domain/cart/lines";
import { sameLines } from "@comanda/domain/shared-cart/shared-lines";
import { type ContextType, type ReactNode, useEffect, useMemo, useState } from "react";
import { create } from "zustand";
import { CartContext } from "../session/cart/cart-store.ts";
import { WholeSharedCartContext } from "../session/shared-cart/ordered-shared-cart.ts";
import { linesOf } from "../session/shared-cart/saved-shared-cart.ts";
import type { SharedCartSync } from "./shared-cart-sync.ts";

type CartStore = NonNullable<ContextType<typeof CartContext>>;
type GroupLine = CartLine & { guestId: string };

/** All lines of a shared cart as one cart: equal lines of two guests stay two lines. */
export function groupLines({ guests }: Pick<SharedCart, "guests">): GroupLine[] {
  return guests.flatMap(({ id: guestId, lines }) =>
    lines.map(({ product_id, variant_id, quantity, comment, modifiers, name }) => {
      const line = { product_id, variant_id, quantity, comment: comment ?? "", modifiers };
      const hash = `${guestId} ${lineHash(line)}`;
      return { ...line, hash, guestId, ...(name !== null && { name }) };
    }),
  );
}

/** Provides the lines of all guests as the cart that is ordered, to who orders for all. */
export function SharedCheckoutCart({
  cart,
  sync,
  children,
}: {
  cart: SharedCart;
  sync: SharedCartSync;
  children: ReactNode;
}) {
  const [store] = useState(() => createGroupStore(sync, groupLines(cart)));
  useEffect(() => {
    store.setState({ lines: groupLines(cart) });
  }, [store, cart]);
  const { id, revision } = cart;
  const ordered = useMemo(() => ({ id, whole: true, revision }), [id, revision]);
  return (
    <WholeSharedCartContext value={ordered}>
      <CartContext value={store}>{children}</CartContext>
    </WholeSharedCartContext>
  );
}

/** A cart store that keeps nothing itself: a change becomes the lines of the guests that it changes. */
function createGroupStore(sync: SharedCartSync, first: GroupLine[]): CartStore {
  type State = ReturnType<CartStore["getState"]>;
  const store = create<State>()((set, get) => {
    const change: State["change"] = (update) => {
      const before = get().lines as GroupLine[];
      const after = update(before) as GroupLine[];
      set({ lines: after });
      for (const guestId of new Set(before.map((line) => line.guestId))) {
        const of = (lines: GroupLine[]) =>
          linesOf(lines.filter((line) => line.guestId === guestId));
        const [base, lines] = [of(before), of(after)];
        if (!sameLines(base, lines)) void sync.setLines({ guestId, base, lines });
      }
    };
    return {
      lines: first,
      removed: null,
      // New dishes go into the own cart, on the menu.
      add: () => undefined,
      setQuantity: (hash, quantity) => change((lines) => setQuantity(lines, hash, quantity)),
      change,
      adopt: (update) => set(({ lines }) => ({ lines: update(lines) })),
      markPricesSeen: (prices) =>
        set(({ lines }) => ({ lines: rememberSeenPrices(lines, prices) })),
      // The order was placed: the server has ended the cart.
      clear: () => void sync.refresh(),
    };
  });
  const persist = { hasHydrated: () => true, onFinishHydration: () => () => undefined };
  return Object.assign(store, { persist }) as unknown as CartStore;
}
