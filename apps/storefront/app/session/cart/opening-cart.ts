import { create } from "zustand";

/**
 * Whether the link to the cart was pressed, until the history has an entry in which the cart is open. The
 * router takes a third of what the sheet itself takes: the guest sees the cart before the router begins.
 */
export const useOpeningCart = create(() => false);

/** Opens the cart over the menu; `false` when the history has its entry, or the menu is left. */
export function setOpeningCart(isOpening: boolean): void {
  useOpeningCart.setState(isOpening, true);
}
