import type { FoundSharedCart } from "@comanda/contract/orders/shared-cart";
import { guestLabel } from "@comanda/domain/shared-cart/shared-cart";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { Refusal } from "../shared/refusal.ts";
import { hashToken } from "../shared/secret-token.ts";
import {
  findSharedCartByToken,
  findSharedCartGuests,
  findSharedCartOfTable,
  type SharedCartRow,
} from "../shared-carts/shared-carts.store.ts";
import type { SharedCartContext } from "./shared-cart-context.ts";
import { readSharedCartLifecycle } from "./shared-cart-lifecycle.ts";

/** A cart that the sender has not joined: by the token of its link, or by its table. */
export type CartAddress = { companyId: string; token: string | null; table_id: string | null };

/** Finds the cart of a link, or the one that guests of a table join; undefined for none. */
export async function findByAddress(
  db: Kysely<Database>,
  { companyId, token, table_id }: CartAddress,
): Promise<SharedCartRow | undefined> {
  if (token !== null) return findSharedCartByToken(db, companyId, hashToken(token));
  return table_id === null ? undefined : findSharedCartOfTable(db, companyId, table_id);
}

/** Whether a cart still has this address: its link can be replaced, its table taken over. */
export function hasAddress(cart: SharedCartRow, { token, table_id }: CartAddress): boolean {
  return token === null
    ? cart.holds_table && cart.qr_id === table_id
    : cart.token_hash === hashToken(token);
}

/**
 * Says whether there is a cart to join, and how many guests it has: none where a table has no open cart. Who
 * opened it only a guest with the link reads. 404 `shared_cart_not_found` for an unknown link; 410
 * `shared_cart_over` for the link of a cart that is over.
 */
export async function findSharedCartToJoin(
  context: SharedCartContext,
  address: CartAddress,
): Promise<FoundSharedCart | Refusal> {
  const byLink = address.token !== null;
  const none = { opened_at: context.clock().toISOString(), guests: 0, opened_by: null };
  const cart = await findByAddress(context.db, address);
  if (!cart) return byLink ? new Refusal("shared_cart_not_found") : none;
  const guests = await findSharedCartGuests(context.db, cart);
  const { state } = await readSharedCartLifecycle(context, cart, guests);
  if (state === "sent" || state === "over") return byLink ? new Refusal("shared_cart_over") : none;
  const opener = guests.find(({ id }) => id === cart.opener_id);
  return {
    opened_at: cart.created_at.toISOString(),
    guests: guests.filter(({ left_at }) => left_at === null).length,
    opened_by: byLink && opener ? guestLabel(opener) : null,
  };
}
