import type { OrderToCreate } from "@comanda/contract/orders/order-requests";
import { lineHash } from "@comanda/domain/cart/lines";
import { guestLabel } from "@comanda/domain/shared-cart/shared-cart";
import type { SharedLine } from "@comanda/domain/shared-cart/shared-lines";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { OrderSharedCart } from "../db/schema/shared-cart-tables.ts";
import { Refusal } from "../shared/refusal.ts";
import { presentIds, refuseSent } from "./claim-shared-cart.ts";
import { findSentOrders } from "./sent-orders.store.ts";
import {
  findSharedCart,
  findSharedCartGuests,
  type SharedCartGuestRow,
} from "./shared-carts.store.ts";

/** The shared cart of a draft, and whose each of its lines is. */
export type DraftSharedCart = { from: OrderSharedCart; guestNames: string[] };

/**
 * Checks the shared cart that a draft names, and says whose its lines are. Only who opened the cart orders
 * for all, with exactly the lines that the server has; a guest orders their own lines at a table only. 404
 * `shared_cart_not_found`; 403 `not_the_opener`, `removed_from_shared_cart`; 410 `shared_cart_over`; 409
 * `shared_cart_sent`, `shared_cart_changed`. Null for a draft from an ordinary cart.
 */
export async function readDraftSharedCart(
  db: Kysely<Database>,
  { company_id: companyId, shared_cart, combos }: OrderToCreate,
  device: string | null,
  now: Date,
): Promise<DraftSharedCart | Refusal | null> {
  if (!shared_cart) return null;
  const { id, whole, revision } = shared_cart;
  const cart = await findSharedCart(db, { companyId, cartId: id });
  const guests = cart ? await findSharedCartGuests(db, cart) : [];
  const guest = guests.find(({ device_id }) => device_id === device);
  if (guest?.removed_at) return new Refusal("removed_from_shared_cart");
  if (!cart || !guest || guest.left_at !== null) return new Refusal("shared_cart_not_found");
  const sent = await findSentOrders(db, cart);
  const refusal = refuseSent(cart, guests, sent, now, whole ? presentIds(guests) : []);
  if (refusal) return refusal;
  if (whole ? guest.id !== cart.opener_id : cart.qr_id === null)
    return new Refusal("not_the_opener");
  const from = { id, guest_id: guest.id, whole, revision: whole ? cart.revision : null };
  if (!whole) return { from, guestNames: combos.map(() => guestLabel(guest)) };
  const all = linesOfGuests(guests);
  const isSame = cart.revision === revision && all.length === combos.length;
  const differs = all.some(({ line }, at) => !isSameLine(line, combos[at]));
  if (!isSame || differs) return new Refusal("shared_cart_changed");
  return { from, guestNames: all.map(({ guest }) => guestLabel(guest)) };
}

/** All lines of a cart in the sequence of an order for all: those of one guest after those of another. */
export function linesOfGuests(
  guests: readonly SharedCartGuestRow[],
): { line: SharedLine; guest: SharedCartGuestRow }[] {
  return guests
    .filter(({ left_at }) => left_at === null)
    .flatMap((guest) => guest.lines.map((line) => ({ line, guest })));
}

function isSameLine(line: SharedLine, combo: OrderToCreate["combos"][number] | undefined): boolean {
  return (
    combo !== undefined &&
    combo.quantity === line.quantity &&
    lineHash({ ...combo, comment: combo.comment ?? "", modifiers: combo.modifiers ?? [] }) ===
      lineHash(line)
  );
}
