import { createContext, useContext } from "react";

/** A product that is not sold now. */
export type Unsold = {
  /** When it is sold next: `From 18:00`. */
  text: string;
  /** Whether it can be ordered now for a later time. */
  takesLater: boolean;
};

/** The products that are not sold now, by id: empty until `SaleClock` is loaded. */
export const UnsoldContext = createContext<ReadonlyMap<string, Unsold>>(new Map());

/** Returns whether the sale hours of a product let it be ordered, for now or for later. */
export const isOrderable = (unsold: Unsold | null) => unsold === null || unsold.takesLater;

/** Returns a function that tells whether a product is not sold at the present minute. */
export function useUnsold(): (productId: string) => Unsold | null {
  const unsold = useContext(UnsoldContext);
  return (productId) => unsold.get(productId) ?? null;
}
