import type { SharedCart } from "@comanda/contract/orders/shared-cart";

/** Returns whether a guest's lines can be changed now: not while they, or those of all guests, are being paid. */
export function canChangeLines(cart: SharedCart | null, guestId: string | undefined): boolean {
  return (
    cart?.state === "open" && !cart.guests.some((each) => each.id === guestId && each.is_paying)
  );
}

/** Returns the guest who is paying online now, for all or for themselves; undefined when no guest is. */
export function payingGuest(cart: SharedCart | null): SharedCart["guests"][number] | undefined {
  return cart?.guests.find(
    ({ id, is_paying }) => is_paying || (cart.state === "paying" && id === cart.by),
  );
}
