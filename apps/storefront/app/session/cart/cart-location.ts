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
 * opens the cart's own page at the same step. The page of a shared cart keeps its address: there the order
 * is that of all guests, and on the cart's page only the visitor's own.
 */
export function cartMask({ pathname, search }: Pick<Location, "pathname" | "search">) {
  return pathname === "/products" ? { mask: `/cart${search}` } : {};
}
