import { guestLabel, sharedCartState } from "@comanda/domain/shared-cart/shared-cart";
import { withoutOrdered } from "@comanda/domain/shared-cart/shared-lines";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { Refusal } from "../shared/refusal.ts";
import {
  findSentOrders,
  linesOfOrder,
  noteSentOrder,
  type SentOrder,
} from "./sent-orders.store.ts";
import {
  findSharedCartGuests,
  lockSharedCart,
  type SharedCartGuestRow,
  type SharedCartRow,
  updateSharedCart,
  updateSharedCartGuest,
} from "./shared-carts.store.ts";

type ClaimingOrder = Pick<
  Selectable<Database["orders"]>,
  "company_id" | "id" | "shared_cart" | "created_at"
>;

/**
 * Takes the lines of an order from its shared cart, so that no other order has them too: an order for all
 * ends the cart, and a guest's own order takes their lines. Without `isPlaced`, for an order that only waits
 * for its payment, no line of the cart changes. Does nothing for other orders, and nothing
 * a second time. Call it in the transaction that has locked the order. 403 `removed_from_shared_cart`; 410
 * `shared_cart_over`; 409 `shared_cart_sent` with who was first, `shared_cart_changed`.
 */
export async function claimSharedCart(
  trx: Kysely<Database>,
  order: ClaimingOrder,
  { isPlaced, now }: { isPlaced: boolean; now: Date },
): Promise<Refusal | null> {
  const { company_id, id, shared_cart: from } = order;
  if (!from) return null;
  const cart = await lockSharedCart(trx, { companyId: company_id, cartId: from.id });
  if (!cart) return new Refusal("shared_cart_over");
  const sent = await findSentOrders(trx, cart);
  const isClaimed = sent.some(({ order_id }) => order_id === id);
  const guests = await findSharedCartGuests(trx, cart);
  const others = sent.filter(({ order_id }) => order_id !== id);
  const sender = guests.find((each) => each.id === from.guest_id);
  const isRemoved = Boolean(sender?.removed_at);
  if (isRemoved && !isClaimed) return new Refusal("removed_from_shared_cart");
  const refusal = refuseSent(cart, guests, others, now, from.whole ? presentIds(guests) : []);
  // A payment that arrives late is for lines that the guest had when they began to pay: those of a removed
  // guest are in no order for all.
  const isLate = isClaimed && (isRemoved || refusal?.code === "shared_cart_over");
  if (refusal && !isLate) return refusal;
  const isOutdated = from.whole
    ? from.revision !== cart.revision
    : !isClaimed && sender && (await hasOtherTabOrdered(trx, order, sender, others));
  if (isOutdated) return new Refusal("shared_cart_changed");
  const { guest_id, whole } = from;
  await noteSentOrder(trx, { company_id, order_id: id, cart_id: cart.id, guest_id, whole });
  if (!isPlaced) return null;
  if (whole) await updateSharedCart(trx, cart, { closed_at: now, holds_table: false });
  else await takeOwnLines(trx, cart, guests, order);
  return null;
}

/**
 * Whether the guest has placed another draft with the same lines since this one was made, from another tab or
 * after a lost answer.
 */
async function hasOtherTabOrdered(
  trx: Kysely<Database>,
  { company_id, id, created_at }: ClaimingOrder,
  guest: SharedCartGuestRow,
  others: readonly SentOrder[],
): Promise<boolean> {
  const placedSince = others.some(
    ({ guest_id, whole, placed_at }) =>
      guest_id === guest.id && !whole && placed_at !== null && placed_at >= created_at,
  );
  if (!placedSince) return false;
  return withoutOrdered(await linesOfOrder(trx, company_id, id), guest.lines).length > 0;
}

/** The guests who are still at a cart. */
export const presentIds = (guests: readonly SharedCartGuestRow[]): string[] =>
  guests.flatMap(({ id, left_at }) => (left_at === null ? [id] : []));

/**
 * 409 `shared_cart_sent` with the guest whose order was sent or is being paid; 410 `shared_cart_over`;
 * null while the cart is open. A guest's own order that is being paid stops only what is about the lines of
 * that guest: `concerned` are the guests whose lines are to be changed or ordered (decision 86).
 */
export function refuseSent(
  cart: SharedCartRow,
  guests: readonly SharedCartGuestRow[],
  sent: readonly SentOrder[],
  now: Date,
  concerned: readonly string[],
): Refusal | null {
  const state = sharedCartState(cart, sent, now);
  const first = sent.find((order) =>
    state === "sent"
      ? order.whole && order.placed_at !== null
      : order.is_awaited && (order.whole || concerned.includes(order.guest_id)),
  );
  if (!first) return state === "over" ? new Refusal("shared_cart_over") : null;
  const guest = guests.find(({ id }) => id === first.guest_id);
  const at = (first.placed_at ?? now).toISOString();
  const by = guest ? guestLabel(guest) : null;
  const status = state === "sent" ? "sent" : "paying";
  return new Refusal("shared_cart_sent", { changed: { by, at, status } });
}

async function takeOwnLines(
  trx: Kysely<Database>,
  cart: SharedCartRow,
  guests: readonly SharedCartGuestRow[],
  { company_id, id, shared_cart }: ClaimingOrder,
): Promise<void> {
  const guest = guests.find((each) => each.id === shared_cart?.guest_id);
  if (!guest) return;
  const lines = withoutOrdered(guest.lines, await linesOfOrder(trx, company_id, id));
  await updateSharedCartGuest(trx, guest, { lines, revision: guest.revision + 1 });
  await updateSharedCart(trx, cart, { revision: cart.revision + 1 });
}
