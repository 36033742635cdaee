import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import type { SharedLine } from "@comanda/domain/shared-cart/shared-lines";
import type { SyncDeps } from "./sync-snapshot.ts";
import { toCartLines } from "./to-cart-lines.ts";

/** Sets the lines of another guest, and returns the cart with them; null for own ones, in the own cart. */
export async function setGuestLines(
  { companyId, call, newKey, cart }: SyncDeps,
  { id: cartId, guests, me }: SharedCart,
  { guestId, lines }: { guestId: string; lines: SharedLine[] },
): Promise<SharedCart | null> {
  if (guestId === me) {
    cart.change((own) => toCartLines(lines, own));
    return null;
  }
  const revision = guests.find(({ id }) => id === guestId)?.revision ?? 0;
  const params = { companyId, cartId, guestId };
  return call("changeSharedCartLines", { params, body: { key: newKey(), revision, lines } });
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
