import { type SharedCartState, sharedCartState } from "@comanda/domain/shared-cart/shared-cart";
import { Refusal } from "../shared/refusal.ts";
import { refuseSent } from "../shared-carts/claim-shared-cart.ts";
import { findSentOrders, type SentOrder } from "../shared-carts/sent-orders.store.ts";
import type { SharedCartGuestRow, SharedCartRow } from "../shared-carts/shared-carts.store.ts";
import type { SharedCartContext } from "./shared-cart-context.ts";

export type SharedCartLifecycle = {
  state: SharedCartState;
  sent: SentOrder[];
  /** 409 `shared_cart_sent`, 410 `shared_cart_over`; null while the lines that are concerned can be changed. */
  refusal: Refusal | null;
};

/**
 * Reads the state of a cart now, from the orders that were sent from it. `concerned` are the guests whose own
 * payment stops a change: those whose lines it is about.
 */
export async function readSharedCartLifecycle(
  { db, clock }: Pick<SharedCartContext, "db" | "clock">,
  cart: SharedCartRow,
  guests: readonly SharedCartGuestRow[],
  concerned: readonly string[] = [],
): Promise<SharedCartLifecycle> {
  const sent = await findSentOrders(db, cart);
  const now = clock();
  return {
    state: sharedCartState(cart, sent, now),
    sent,
    refusal: refuseSent(cart, guests, sent, now, concerned),
  };
}

/**
 * 403 `removed_from_shared_cart` for a guest who was removed; 404 `shared_cart_not_found` for everyone
 * else.
 */
export function refuseAbsent(guest: SharedCartGuestRow | undefined): Refusal {
  return new Refusal(guest?.removed_at ? "removed_from_shared_cart" : "shared_cart_not_found");
}
