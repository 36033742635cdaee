import { ApiError } from "@comanda/contract/calls/api-client";
import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { mergeLines, type SharedLine } from "@comanda/domain/shared-cart/shared-lines";
import { linesOf } from "../session/shared-cart/saved-shared-cart.ts";
import { withComment } from "./own-lines.ts";
import type { SyncDeps } from "./sync-snapshot.ts";

/** Lines of a guest that the opener has changed from `base` to `lines`. */
export type GuestChange = { guestId: string; base: SharedLine[]; lines: SharedLine[] };

/**
 * Changes the lines of another guest, and returns the cart with them. Of a second press, which came before the
 * answer to the first one, only what it changes is added to that answer. A cart that the guest has just
 * changed is read again, once.
 */
export async function setGuestLines(
  { companyId, call, newKey }: SyncDeps,
  cart: SharedCart,
  change: GuestChange,
): Promise<SharedCart> {
  const params = { companyId, cartId: cart.id, guestId: change.guestId };
  const send = (now: SharedCart) =>
    call("changeSharedCartLines", {
      params,
      body: { key: newKey(), ...changedLines(now, change) },
    });
  try {
    return await send(cart);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "shared_cart_changed")) throw error;
    return send(await call("readSharedCart", { params: { companyId, cartId: cart.id } }));
  }
}

function changedLines({ guests }: SharedCart, { guestId, base, lines }: GuestChange) {
  const guest = guests.find(({ id }) => id === guestId);
  const theirs = linesOf(guest?.lines.map(withComment));
  return { revision: guest?.revision ?? 0, lines: mergeLines(base, lines, theirs) };
}

/**
 * Removes another guest, and returns the cart without them. The new link is stored first: a lost answer
 * leaves a link that works, and the same call again sends the same one. Rejects with an `ApiError`.
 */
export async function removeGuest(
  { companyId, call, read, save, newToken }: SyncDeps,
  guestId: string,
): Promise<SharedCart | null> {
  const saved = read();
  if (!saved) return null;
  const token = saved.nextToken ?? newToken();
  save({ ...saved, nextToken: token });
  const params = { companyId, cartId: saved.cartId, guestId };
  return call("removeSharedCartGuest", { params, body: { token } });
}
