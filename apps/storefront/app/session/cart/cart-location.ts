import type { Location } from "react-router";

/** The state of the history entry in which the cart lies over the menu. */
export const CART_OPEN = { cart: true };

/** Returns whether the cart lies over the menu, as a sheet. */
export function isCartOpen(state: unknown): boolean {
  return typeof state === "object" && state !== null && "cart" in state;
}

/**
 * Returns the address that the browser shows for a step of the cart or the checkout. Over the menu the
 * router stays at the menu, which keeps its place, while the browser shows the cart's address: a reload
 * opens the cart's own page at the same step.
 */
export function cartMask({ pathname, search }: Pick<Location, "pathname" | "search">) {
  return pathname === "/cart" ? {} : { mask: `/cart${search}` };
}
