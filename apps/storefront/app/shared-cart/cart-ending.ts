import { ApiError } from "@comanda/contract/calls/api-client";
import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import type { SharedCartEnding } from "../session/shared-cart/saved-shared-cart.ts";
import { NOTHING, type SyncDeps, type SyncSnapshot } from "./sync-snapshot.ts";

/** Returns what the browser keeps of a cart that has ended. */
export function endingOf(
  status: SyncSnapshot["status"],
  cart: SharedCart | null,
): SharedCartEnding | null {
  if (status === "removed") return status;
  return cart?.state === "sent" ? { sent: cart.id, until: cart.expires_at } : null;
}

/**
 * Returns what a browser without a cart shows: a cart that was sent before the page was loaded, so that its
 * guests still see the order. Null where `shown` stays: it says how the cart has ended, or the guest has
 * started another one meanwhile.
 */
export async function readWithoutCart(
  deps: SyncDeps,
  shown: SyncSnapshot,
): Promise<SyncSnapshot | null> {
  const isRead = shown.cart !== null || deps.readEnding() === null;
  if (shown.status === "removed" || (shown.status === "over" && isRead)) return null;
  const found = await readSentCart(deps);
  return deps.read() ? null : found;
}

/**
 * Reads the cart that was sent. Forgets it once the server has no more of it; while it cannot be read, it is
 * shown as over.
 */
async function readSentCart(deps: SyncDeps): Promise<SyncSnapshot> {
  const ending = deps.readEnding();
  if (ending === null || ending === "removed") return NOTHING;
  const params = { companyId: deps.companyId, cartId: ending.sent };
  try {
    const cart = await deps.call("readSharedCart", { params });
    return { ...NOTHING, status: "over", cart };
  } catch (error) {
    const isGone = error instanceof ApiError && [403, 404, 410].includes(error.status);
    if (!isGone) return { ...NOTHING, status: "over" };
    deps.save(null);
    return NOTHING;
  }
}
