import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import type { CartLine } from "@comanda/domain/cart/lines";
import { mergeLines, sameLines, withoutOrdered } from "@comanda/domain/shared-cart/shared-lines";
import {
  linesOf,
  type SavedSharedCart,
  type SentLines,
} from "../session/shared-cart/saved-shared-cart.ts";
import { toCartLines } from "./to-cart-lines.ts";

/** Returns what the browser keeps of a cart that it has just opened or joined. */
export function joinedCart(
  before: SavedSharedCart | null,
  cart: SharedCart,
  token: string | null,
): SavedSharedCart {
  const link = { token, link: cart.link_number, nextToken: null };
  const known = { cartId: cart.id, me: cart.me, ...link, tableId: cart.table_id };
  if (before?.cartId === cart.id) return { ...before, ...known };
  return { ...known, base: [], revision: 0, sending: null };
}

/** Replaces the link by the new one once the server has taken that into use. */
export function withPresentLink(saved: SavedSharedCart, cart: SharedCart): SavedSharedCart {
  const { nextToken, link } = saved;
  if (nextToken === null || cart.link_number <= link) return saved;
  return { ...saved, token: nextToken, link: cart.link_number, nextToken: null };
}

/** Returns the token of the link that invites others now; null for a guest who does not know it. */
export function invitingToken(
  saved: SavedSharedCart | null,
  cart: Pick<SharedCart, "link_number">,
): string | null {
  return saved?.link === cart.link_number ? saved.token : null;
}

/** Returns the change that is sent next: one without an answer first; null when there is none. */
export function linesToSend(
  saved: SavedSharedCart,
  own: readonly CartLine[],
  newKey: () => string,
): SentLines | null {
  if (saved.sending) return saved.sending;
  const lines = linesOf(own);
  return sameLines(lines, saved.base) ? null : { key: newKey(), revision: saved.revision, lines };
}

/** Notes that the server has stored a change. Nothing changes for one that is not the change on its way. */
export function withConfirmed(
  saved: SavedSharedCart,
  { key, ...sent }: SentLines,
): SavedSharedCart {
  if (saved.sending?.key !== key) return saved;
  return { ...saved, base: sent.lines, revision: sent.revision + 1, sending: null };
}

/**
 * Takes over what another phone or an order has changed of the own lines, beside what was changed here. Null
 * when there is nothing; while a change is on its way its answer is awaited first.
 */
export function adoptLines(
  saved: SavedSharedCart,
  own: readonly CartLine[],
  cart: SharedCart,
): { saved: SavedSharedCart; own: CartLine[] } | null {
  const me = cart.guests.find(({ id }) => id === cart.me);
  if (!me || saved.sending || me.revision <= saved.revision) return null;
  const theirs = linesOf(me.lines.map(withComment));
  const merged = mergeLines(saved.base, linesOf(own), theirs);
  return {
    saved: { ...saved, base: theirs, revision: me.revision },
    own: toCartLines(merged, own),
  };
}

/** Returns the own lines that an order for all has left: those that the server did not have. */
export function notSent(own: readonly CartLine[], { base }: SavedSharedCart): CartLine[] {
  return toCartLines(withoutOrdered(linesOf(own), base), own);
}

/** A line of the wire as carts have it: without the menu's name. */
export function withComment({
  name: _,
  comment,
  ...line
}: SharedCart["guests"][number]["lines"][number]) {
  return { ...line, comment: comment ?? "" };
}
