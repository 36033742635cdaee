import { removeClientId } from "../client/saved-client-id.ts";
import type { CheckoutStore } from "./checkout-store.ts";

const storesOfLostClients = new WeakSet<CheckoutStore>();

/** Removes a client that the API no longer knows: the customer gives name and phone again. */
export function removeClient(store: CheckoutStore, companyId: string): void {
  storesOfLostClients.add(store);
  removeClientId(companyId);
  store.getState().setClient(null);
}

/**
 * Returns whether the customer gives name and phone again because the API did not know the client. The step, which a tap
 * on the order button opens then, says why.
 */
export function isClientLost(store: CheckoutStore): boolean {
  return storesOfLostClients.has(store) && store.getState().client === null;
}
