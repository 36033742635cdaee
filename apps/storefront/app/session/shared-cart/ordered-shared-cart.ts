import type { RequestPart } from "@comanda/contract/calls/call-schemas";
import { createContext } from "react";
import { readSavedSharedCart } from "./saved-shared-cart.ts";

/** How an order names the shared cart that it is from. */
export type OrderedSharedCart = NonNullable<RequestPart<"createOrder", "body">["shared_cart"]>;

/** The shared cart that is ordered for all; null where the visitor orders from their own cart. */
export const WholeSharedCartContext = createContext<OrderedSharedCart | null>(null);

/** Returns the shared cart of a guest who orders only their own lines at a table; null elsewhere. */
export function ownSharedCart(companyId: string, qrId: string | null): OrderedSharedCart | null {
  const saved = qrId === null ? null : readSavedSharedCart(companyId);
  return saved?.tableId === qrId && saved
    ? { id: saved.cartId, whole: false, revision: null }
    : null;
}
