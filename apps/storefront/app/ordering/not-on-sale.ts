import { createContext, useContext } from "react";

/** A product that is not sold now. */
export type NotOnSale = {
  /** When it is sold next: `From 18:00`. */
  text: string;
  /** Whether it can be ordered now for a later time. */
  takesLater: boolean;
};

/** The products that are not sold now, by id: empty until `SaleClock` is loaded. */
export const NotOnSaleContext = createContext<ReadonlyMap<string, NotOnSale>>(new Map());

/** Returns whether the selling hours of a product let it be ordered, for now or for later. */
export const isOrderable = (notOnSale: NotOnSale | null) =>
  notOnSale === null || notOnSale.takesLater;

/** Returns a function that tells whether a product is not sold at the present minute. */
export function useNotOnSale(): (productId: string) => NotOnSale | null {
  const notOnSale = useContext(NotOnSaleContext);
  return (productId) => notOnSale.get(productId) ?? null;
}
