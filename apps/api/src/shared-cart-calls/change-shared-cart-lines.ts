import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { MAX_SHARED_LINES, sharedCartExpiry } from "@comanda/domain/shared-cart/shared-cart";
import type { SharedLine } from "@comanda/domain/shared-cart/shared-lines";
import { transact } from "../db/transact.ts";
import { Refusal } from "../shared/refusal.ts";
import { publishSharedCartChanged } from "../shared-carts/publish-shared-cart-changed.ts";
import {
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

type LinesToSet = {
  guestId: string;
  device: string | null;
  key: string;
  revision: number;
  lines: SharedLine[];
};

/**
 * Sets all lines of a guest: the guest's own, or those of another one by who opened the cart. The key of
 * the last change again changes nothing. 404 `shared_cart_not_found`; 403 `not_the_opener`,
 * `removed_from_shared_cart`; 409 `shared_cart_changed` when the guest's lines have changed since they were
 * read, `shared_cart_sent`, `shared_cart_full`; 410 `shared_cart_over`. Publishes the change.
 */
export async function changeSharedCartLines(
  context: SharedCartContext,
  cartKey: SharedCartKey,
  { guestId, device, key, revision, lines }: LinesToSet,
): Promise<SharedCart | Refusal> {
  const written = await transact(context.db, async (trx) => {
    const cart = await lockSharedCart(trx, cartKey);
    const guests = cart ? await findSharedCartGuests(trx, cart) : [];
    const present = guests.filter(({ left_at }) => left_at === null);
    const guest = findChangeable(cart, guests, { guestId, device });
    if (guest instanceof Refusal) return guest;
    if (!cart) return new Refusal("shared_cart_not_found");
    if (guest.last_key === key) return false;
    const read = { ...context, db: trx };
    const { refusal } = await readSharedCartLifecycle(read, cart, guests, [guest.id]);
    if (refusal) return refusal;
    if (guest.revision !== revision) return new Refusal("shared_cart_changed");
    if (countOthers(present, guest) + lines.length > MAX_SHARED_LINES)
      return new Refusal("shared_cart_full");
    const now = context.clock();
    await updateSharedCartGuest(trx, guest, { lines, revision: revision + 1, last_key: key });
    await updateSharedCart(trx, cart, {
      revision: cart.revision + 1,
      expires_at: sharedCartExpiry(now, { isAtTable: cart.qr_id !== null }),
    });
    return true;
  });
  if (written instanceof Refusal) return written;
  if (written) await publishSharedCartChanged(context, cartKey);
  return readSharedCart(context, cartKey, device);
}

const countOthers = (guests: readonly SharedCartGuestRow[], guest: SharedCartGuestRow): number =>
  guests.reduce((sum, { id, lines }) => sum + (id === guest.id ? 0 : lines.length), 0);

/**
 * The guest whose lines the device may change. 404 `shared_cart_not_found`; 403 `not_the_opener`,
 * `removed_from_shared_cart`.
 */
function findChangeable(
  cart: SharedCartRow | undefined,
  guests: readonly SharedCartGuestRow[],
  { guestId, device }: Pick<LinesToSet, "guestId" | "device">,
): SharedCartGuestRow | Refusal {
  const sender = guests.find(({ device_id }) => device_id === device);
  const guest = guests.find(({ id, left_at }) => id === guestId && left_at === null);
  if (sender?.left_at !== null) return refuseAbsent(sender);
  if (!(cart && guest)) return new Refusal("shared_cart_not_found");
  return sender === guest || sender.id === cart.opener_id ? guest : new Refusal("not_the_opener");
}
