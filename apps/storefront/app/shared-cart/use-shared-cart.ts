import { createSharedCartClient } from "@comanda/contract/calls/shared-cart-client";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { type ContextType, useContext, useSyncExternalStore } from "react";
import { useCompanySite } from "../company/company-site.tsx";
import { CartContext } from "../session/cart/cart-store.ts";
import {
  readSavedSharedCart,
  readSharedCartEnding,
  saveSharedCart,
} from "../session/shared-cart/saved-shared-cart.ts";
import { sharedCartName } from "../session/shared-cart/shared-cart-name.ts";
import { newToken } from "./new-token.ts";
import { SharedCartSync } from "./shared-cart-sync.ts";
import { NOTHING, type SyncSnapshot } from "./sync-snapshot.ts";

/** Calls without a report of failures: a phone at a table is often offline, and sends its lines again. */
export const sharedCartApi = createSharedCartClient({ base: "" });

/** One for the page, because the strip and the page of the shared cart show the same one. */
let shared: { companyId: string; sync: SharedCartSync } | null = null;

/** Returns what keeps the visitor's cart and the shared cart the same, and what is known of the latter. */
export function useSharedCart(): SyncSnapshot & { sync: SharedCartSync } {
  const { company } = useCompanySite();
  const store = useContext(CartContext);
  if (!store) throw new Error("There is no cart");
  const companyId = company.id;
  const { sync } = shared?.companyId === companyId ? shared : open(companyId, store);
  const snapshot = useSyncExternalStore(sync.subscribe, sync.getSnapshot, () => NOTHING);
  return { ...snapshot, sync };
}

type CartStore = NonNullable<ContextType<typeof CartContext>>;

function open(companyId: string, store: CartStore) {
  const sync = new SharedCartSync({
    companyId,
    call: sharedCartApi,
    newKey: randomKey,
    newToken,
    read: () => readSavedSharedCart(companyId),
    save: (saved) => saveSharedCart(companyId, saved),
    readEnding: () => readSharedCartEnding(companyId),
    cart: {
      lines: () => store.getState().lines,
      change: (update) => store.getState().change(update),
      adopt: (update) => store.getState().adopt(update),
    },
    inOneTab: (work) =>
      // Only pages with HTTPS have locks.
      navigator.locks?.request(sharedCartName(companyId), work) ?? work(),
  });
  const opened = { companyId, sync };
  // The server renders for many visitors.
  if (!import.meta.env.SSR) shared = opened;
  return opened;
}
