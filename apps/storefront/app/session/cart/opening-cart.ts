import { create } from "zustand";

/**
 * Whether the link to the cart was pressed, until the history has an entry in which the cart is open, or another
 * navigation has interrupted it. The router takes a third of what the sheet itself takes: the guest sees the cart before the router begins.
 */
export const useOpeningCart = create(() => false);
