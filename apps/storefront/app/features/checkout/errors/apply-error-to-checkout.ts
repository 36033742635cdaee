import type { DestinationRefusal } from "@comanda/domain/delivery/pricing";
import { removeClient } from "../../../session/checkout/checkout-client.ts";
import type { CheckoutStore } from "../../../session/checkout/checkout-store.ts";
import type { CheckoutError } from "./checkout-error.ts";

/**
 * Takes from an error what it says of the client and of the address, by default the chosen one: the
 * steps that ask for them come again by themselves.
 */
export function applyErrorToCheckout(
  store: CheckoutStore,
  companyId: string,
  error: CheckoutError,
  addressId = store.getState().addressId,
): void {
  if (error.kind === "client") removeClient(store, companyId);
  if (error.kind === "place") markAddressInvalid(store, error.code, addressId);
  if (error.kind === "address") removeAddress(store, addressId);
}

/** Nothing is delivered to the address: it cannot be chosen any more. */
function markAddressInvalid(
  store: CheckoutStore,
  code: DestinationRefusal,
  addressId: string | null,
): void {
  if (!addressId) return;
  const { invalidAddresses, update } = store.getState();
  update({ invalidAddresses: { ...invalidAddresses, [addressId]: code }, quote: null });
}

/** The client has no such address any more. */
function removeAddress(store: CheckoutStore, addressId: string | null): void {
  const { client, setClient, update } = store.getState();
  if (client) {
    const addresses = client.addresses.filter(({ id }) => id !== addressId);
    setClient({ ...client, addresses });
  }
  update({ addressId: null, quote: null });
}
