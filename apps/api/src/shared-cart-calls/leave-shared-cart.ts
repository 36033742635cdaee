import { transact } from "../db/transact.ts";
import { Refusal } from "../shared/refusal.ts";
import { publishSharedCartChanged } from "../shared-carts/publish-shared-cart-changed.ts";
import {
  findSharedCartGuests,
  lockSharedCart,
  type SharedCartKey,
  updateSharedCart,
  updateSharedCartGuest,
} from "../shared-carts/shared-carts.store.ts";
import type { SharedCartContext } from "./shared-cart-context.ts";
import { readSharedCartLifecycle } from "./shared-cart-lifecycle.ts";

/**
 * Takes a guest out of a cart, with the lines that are not ordered. When the opener leaves, the guest who joined next becomes the opener; the last guest closes the cart. The same request again changes nothing. 404
 * `shared_cart_not_found`; 409 `shared_cart_sent` while an order with their lines is being paid, because
 * its lines stay as they are. Publishes the change.
 */
export async function leaveSharedCart(
  context: SharedCartContext,
  key: SharedCartKey,
  device: string | null,
): Promise<{ id: string } | Refusal> {
  const result = await transact(context.db, async (trx) => {
    const cart = await lockSharedCart(trx, key);
    const guests = cart ? await findSharedCartGuests(trx, cart) : [];
    const guest = guests.find(({ device_id }) => device_id === device);
    if (!(cart && guest)) return new Refusal("shared_cart_not_found");
    if (guest.left_at !== null) return null;
    const now = context.clock();
    const read = { ...context, db: trx };
    const { state, refusal } = await readSharedCartLifecycle(read, cart, guests, [guest.id]);
    if (refusal?.code === "shared_cart_sent" && state !== "sent") return refusal;
    const { revision } = guest;
    await updateSharedCartGuest(trx, guest, { left_at: now, lines: [], revision: revision + 1 });
    const [next] = guests.filter(({ left_at, id }) => left_at === null && id !== guest.id);
    await updateSharedCart(trx, cart, {
      revision: cart.revision + 1,
      ...(next
        ? { opener_id: cart.opener_id === guest.id ? next.id : cart.opener_id }
        : { closed_at: now, holds_table: false }),
    });
    return null;
  });
  if (result instanceof Refusal) return result;
  await publishSharedCartChanged(context, key);
  return { id: key.cartId };
}
