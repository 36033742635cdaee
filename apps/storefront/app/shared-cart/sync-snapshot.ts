import type { SharedCartClient } from "@comanda/contract/calls/shared-cart-client";
import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import type { CartLine } from "@comanda/domain/cart/lines";
import type {
  SavedSharedCart,
  SharedCartEnding,
} from "../session/shared-cart/saved-shared-cart.ts";

export type SyncDeps = {
  companyId: string;
  call: SharedCartClient;
  read: () => SavedSharedCart | null;
  save: (saved: SavedSharedCart | SharedCartEnding | null) => void;
  /** How the cart has ended, also before this page was loaded. */
  readEnding: () => SharedCartEnding | null;
  /** The visitor's own cart. */
  cart: {
    lines: () => readonly CartLine[];
    change: (update: (lines: readonly CartLine[]) => CartLine[]) => void;
    /** As `change`, for what another phone or an order did. */
    adopt: (update: (lines: readonly CartLine[]) => CartLine[]) => void;
  };
  newKey: () => string;
  /** Makes the token of a new link. */
  newToken: () => string;
  /** Runs work while no other tab of the browser does. */
  inOneTab: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/**
 * `missing`: the browser has joined no cart. `over`: it was joined and has ended; `cart` says how, if that
 * is known. `removed`: the opener has removed this guest. `isWaiting`: the server does not have the last
 * change yet.
 */
export type SyncSnapshot = {
  status: "missing" | "loading" | "joined" | "over" | "removed";
  cart: SharedCart | null;
  isWaiting: boolean;
  /** Why the server does not take the last change; null where it does. */
  refused: "full" | "refused" | null;
  /** The last change of another guest's lines has failed: it is not sent again. */
  isFailed: boolean;
};

export const NOTHING: SyncSnapshot = {
  status: "missing",
  cart: null,
  isWaiting: false,
  refused: null,
  isFailed: false,
};

/** Returns what is known before the server has answered. */
export function firstSnapshot({ read, readEnding }: SyncDeps): SyncSnapshot {
  const ending = readEnding();
  if (ending === "removed") return { ...NOTHING, status: "removed" };
  return read() || ending ? { ...NOTHING, status: "loading" } : NOTHING;
}
