import { create } from "zustand";

/** A product whose link was pressed. */
export type OpeningProduct = {
  productId: string;
  /** The URL of the menu with the product over it. */
  href: string;
  /** The state of the history entry that the product opens in. */
  state: object;
};

/**
 * The product whose link was pressed, until the page has its URL; null while there is none. The router
 * takes as long as the sheet itself: on a slow phone the guest sees the sheet before the router begins.
 */
export const useOpeningProduct = create<OpeningProduct | null>(() => null);

/** Replaces the product that is being opened; null when its URL is there, or the menu is left. */
export function setOpeningProduct(opening: OpeningProduct | null): void {
  useOpeningProduct.setState(opening, true);
}

/**
 * Ends the opening of a product after its navigation has ended. Another navigation may have interrupted it,
 * such as a step back: the URL then does not name the product, and its sheet closes. A product that was
 * pressed later stays open.
 */
export function endInterruptedOpening(opening: OpeningProduct, inUrl: string | null): void {
  if (inUrl !== opening.productId && useOpeningProduct.getState() === opening)
    setOpeningProduct(null);
}
