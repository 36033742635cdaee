import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { guestName, MAX_SHARED_GUESTS } from "@comanda/domain/shared-cart/shared-cart";
import { transact } from "../db/transact.ts";
import { newId } from "../shared/new-id.ts";
import { Refusal } from "../shared/refusal.ts";
import { publishSharedCartChanged } from "../shared-carts/publish-shared-cart-changed.ts";
import {
  findSharedCartGuests,
  insertSharedCartGuest,
  lockSharedCart,
  updateSharedCartGuest,
} from "../shared-carts/shared-carts.store.ts";
import { claimOwnGuest, type GuestDevices } from "./claim-own-guest.ts";
import { type CartAddress, findByAddress, hasAddress } from "./find-shared-cart-to-join.ts";
import { readSharedCart } from "./read-shared-cart.ts";
import type { SharedCartContext } from "./shared-cart-context.ts";
import { readSharedCartLifecycle } from "./shared-cart-lifecycle.ts";

/**
 * Joins a cart, or comes back to it; a guest who sends another name gets it. A removed guest comes back by
 * a new link only. 404 `shared_cart_not_found` also for an old link; 403 `removed_from_shared_cart`; 410
 * `shared_cart_over`; 409 `shared_cart_full`. Publishes the change.
 */
export async function joinSharedCart(
  context: SharedCartContext,
  {
    name: typed,
    device,
    keyDevice,
    ...address
  }: CartAddress & GuestDevices & { name: string | null },
): Promise<SharedCart | Refusal> {
  const { companyId } = address;
  const joined = await transact(context.db, async (trx) => {
    const found = await findByAddress(trx, address);
    const cart = found && (await lockSharedCart(trx, { companyId, cartId: found.id }));
    if (!(cart && hasAddress(cart, address))) return new Refusal("shared_cart_not_found");
    const guests = await findSharedCartGuests(trx, cart);
    const { state } = await readSharedCartLifecycle({ ...context, db: trx }, cart, guests);
    if (state === "sent" || state === "over") return new Refusal("shared_cart_over");
    const name = guestName(typed);
    const known = await claimOwnGuest(trx, guests, { device, keyDevice });
    // Removing a guest replaces the link: the present one is a new invitation.
    if (known?.removed_at && address.token === null) return new Refusal("removed_from_shared_cart");
    if (known) {
      const present = { left_at: null, removed_at: null };
      await updateSharedCartGuest(trx, known, { ...present, ...(name !== null && { name }) });
      return cart.id;
    }
    if (guests.length >= MAX_SHARED_GUESTS) return new Refusal("shared_cart_full");
    await insertSharedCartGuest(trx, {
      company_id: companyId,
      cart_id: cart.id,
      id: newId(),
      device_id: device,
      name,
      position: guests.length + 1,
      lines: "[]",
      revision: 0,
    });
    return cart.id;
  });
  if (joined instanceof Refusal) return joined;
  const key = { companyId, cartId: joined };
  await publishSharedCartChanged(context, key);
  return readSharedCart(context, key, device);
}
