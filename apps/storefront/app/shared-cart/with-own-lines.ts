import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { type CartLine, lineHash } from "@comanda/domain/cart/lines";
import { fromCents, toCents } from "@comanda/domain/money/cents";
import { canChangeLines } from "./can-change-lines.ts";
import { withComment } from "./own-lines.ts";

type Guest = SharedCart["guests"][number];
type GuestLine = Guest["lines"][number];

/**
 * Returns a shared cart with the visitor's own part as `withOwnLines` has it, and the sum of all with it. Once the part
 * is being paid, or the cart is over, it is the server's.
 */
export function withOwnPart(
  cart: SharedCart,
  own: readonly CartLine[],
  currencyCode: string,
): SharedCart {
  if (!canChangeLines(cart, cart.me)) return cart;
  const guests = cart.guests.map((guest) =>
    guest.id === cart.me ? withOwnLines(guest, own, currencyCode) : guest,
  );
  const sum = guests.reduce((cents, { total }) => cents + toCents(total, currencyCode), 0);
  return { ...cart, guests, total: fromCents(sum, currencyCode) };
}

/**
 * Returns the visitor's own part as their cart in the browser has it now, also before the server has the last
 * change. What only the server knows of a line stays; the amount of a new line is that of the menu, where the
 * visitor has seen it.
 */
export function withOwnLines(guest: Guest, own: readonly CartLine[], currencyCode: string): Guest {
  const known = new Map(guest.lines.map((line) => [lineHash(withComment(line)), line]));
  const lines = own.map((line) => ownLine(line, known.get(line.hash), currencyCode));
  const sum = lines.reduce((cents, { total }) => cents + toCents(total ?? 0, currencyCode), 0);
  return { ...guest, lines, total: fromCents(sum, currencyCode) };
}

function ownLine(line: CartLine, known: GuestLine | undefined, currencyCode: string): GuestLine {
  const { product_id, variant_id, quantity, comment, modifiers, name = null, seen } = line;
  // The browser remembers how a dish was called that has left the menu.
  if (known?.quantity === quantity) return { ...known, name: known.name ?? name };
  const amountOf = (unit: number) => fromCents(Math.round(unit * quantity), currencyCode);
  if (!known) {
    const total = seen === undefined ? null : amountOf(seen);
    const unsent = { choices: [], problem: null, left: null };
    return { product_id, variant_id, quantity, comment, modifiers, name, total, ...unsent };
  }
  const unit = known.total === null ? null : toCents(known.total, currencyCode) / known.quantity;
  return {
    ...known,
    name: known.name ?? name,
    quantity,
    total: unit === null ? null : amountOf(unit),
  };
}
