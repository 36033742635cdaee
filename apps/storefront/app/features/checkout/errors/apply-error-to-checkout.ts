import type { DestinationRefusal } from "@comanda/domain/delivery/price-settings";
import type { CheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { removeClient } from "../../../session/checkout/lost-client.ts";
import type { CheckoutError } from "./checkout-error.ts";

/**
 * Removes or marks the client or the address that an error is about, by default the chosen address.
 * The checkout then shows the step that asks for it again.
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

/** The company does not deliver to the address: it can no longer be chosen. */
function markAddressInvalid(
  store: CheckoutStore,
  code: DestinationRefusal,
  addressId: string | null,
): void {
  if (!addressId) return;
  const { invalidAddresses, update } = store.getState();
  update({ invalidAddresses: { ...invalidAddresses, [addressId]: code }, quote: null });
}

/** The client no longer has this address. */
function removeAddress(store: CheckoutStore, addressId: string | null): void {
  const { client, setClient, update } = store.getState();
  if (client) {
    const addresses = client.addresses.filter(({ id }) => id !== addressId);
    setClient({ ...client, addresses });
  }
  update({ addressId: null, quote: null });
}
