import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { transact } from "../db/transact.ts";
import { Refusal } from "../shared/refusal.ts";
import { hashToken } from "../shared/secret-token.ts";
import { publishSharedCartChanged } from "../shared-carts/publish-shared-cart-changed.ts";
import {
  findSharedCartByToken,
  findSharedCartGuests,
  lockSharedCart,
  type SharedCartGuestRow,
  type SharedCartKey,
  type SharedCartRow,
  updateSharedCart,
  updateSharedCartGuest,
} from "../shared-carts/shared-carts.store.ts";
import { readSharedCart } from "./read-shared-cart.ts";
import type { SharedCartContext } from "./shared-cart-context.ts";
import { readSharedCartLifecycle, refuseAbsent } from "./shared-cart-lifecycle.ts";

type GuestToRemove = { guestId: string; device: string | null; token: string };

/**
 * Removes another guest from a cart, with the lines that are not ordered, and replaces the cart's link by one
 * with `token`, which the opener's browser has made (decision 86). The same request again changes nothing. 404 `shared_cart_not_found`
 * also for an unknown guest, the sender, and the token of another cart; 403 `not_the_opener`,
 * `removed_from_shared_cart`; 409 `shared_cart_sent`; 410 `shared_cart_over`. Publishes the change.
 */
export async function removeSharedCartGuest(
  context: SharedCartContext,
  key: SharedCartKey,
  removal: GuestToRemove,
): Promise<SharedCart | Refusal> {
  // False when the guest was removed before.
  const changed = await transact(context.db, async (trx) => {
    const cart = await lockSharedCart(trx, key);
    if (!cart) return new Refusal("shared_cart_not_found");
    const guests = await findSharedCartGuests(trx, cart);
    const guest = findRemovable(cart, guests, removal);
    if (guest instanceof Refusal) return guest;
    if (guest.removed_at !== null) return false;
    const { refusal } = await readSharedCartLifecycle({ ...context, db: trx }, cart, guests);
    if (refusal) return refusal;
    return remove(trx, cart, guest, { token: removal.token, now: context.clock() });
  });
  if (changed instanceof Refusal) return changed;
  if (changed) await publishSharedCartChanged(context, key);
  return readSharedCart(context, key, removal.device);
}

/** The guest whom the device may remove, or has removed. */
function findRemovable(
  cart: SharedCartRow,
  guests: readonly SharedCartGuestRow[],
  { guestId, device }: GuestToRemove,
): SharedCartGuestRow | Refusal {
  const sender = guests.find(({ device_id }) => device_id === device);
  const guest = guests.find(({ id }) => id === guestId);
  if (!sender || sender.left_at !== null) return refuseAbsent(sender);
  if (sender.id !== cart.opener_id) return new Refusal("not_the_opener");
  return guest && guest !== sender ? guest : new Refusal("shared_cart_not_found");
}

async function remove(
  trx: Kysely<Database>,
  cart: SharedCartRow,
  guest: SharedCartGuestRow,
  { token, now }: { token: string; now: Date },
): Promise<true | Refusal> {
  const token_hash = hashToken(token);
  // Also refuses the cart's present token: the removed guest knows it, so it must not be the new one.
  if (await findSharedCartByToken(trx, cart.company_id, token_hash))
    return new Refusal("shared_cart_not_found");
  await updateSharedCartGuest(trx, guest, {
    left_at: now,
    removed_at: now,
    lines: [],
    revision: guest.revision + 1,
  });
  await updateSharedCart(trx, cart, {
    revision: cart.revision + 1,
    token_hash,
    link_number: cart.link_number + 1,
  });
  return true;
}
