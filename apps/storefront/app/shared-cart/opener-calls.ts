import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import type { SyncDeps } from "./sync-snapshot.ts";

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
