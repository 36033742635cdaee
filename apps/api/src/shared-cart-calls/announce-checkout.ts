import { Refusal } from "../shared/refusal.ts";
import { publishCheckout } from "../shared-carts/publish-shared-cart-changed.ts";
import {
  findSharedCart,
  findSharedCartGuests,
  type SharedCartKey,
} from "../shared-carts/shared-carts.store.ts";
import type { SharedCartContext } from "./shared-cart-context.ts";
import { readSharedCartLifecycle, refuseAbsent } from "./shared-cart-lifecycle.ts";

/**
 * How long an announcement is shown, in seconds. A page announces more often while its checkout is open, so
 * that one lost announcement changes nothing.
 */
export const CHECKOUT_SECONDS = 45;

type Announcement = {
  device: string | null;
  /** Whether the guest orders for all. */
  whole: boolean;
  /** Whether the guest has closed the checkout. */
  ended: boolean;
};

/**
 * Tells the other guests that one of them is checking out, or no longer is. Nothing is stored: what is not
 * announced again is over by itself (decision 111). Of a cart that is being paid or has ended nothing is
 * announced: that is in its state. 404 `shared_cart_not_found`; 403 `not_the_opener` for all, and without a
 * table also for oneself, `removed_from_shared_cart`.
 */
export async function announceCheckout(
  context: SharedCartContext,
  key: SharedCartKey,
  { device, whole, ended }: Announcement,
): Promise<{ id: string } | Refusal> {
  const cart = await findSharedCart(context.db, key);
  const guests = cart ? await findSharedCartGuests(context.db, cart) : [];
  const guest = guests.find(({ device_id }) => device_id === device);
  if (!cart || guest?.left_at !== null) return refuseAbsent(guest);
  if (whole ? guest.id !== cart.opener_id : cart.qr_id === null)
    return new Refusal("not_the_opener");
  const { state } = await readSharedCartLifecycle(context, cart, guests);
  const seconds = ended ? 0 : CHECKOUT_SECONDS;
  if (state === "open") await publishCheckout(context, key, { guest: guest.id, whole, seconds });
  return { id: cart.id };
}
