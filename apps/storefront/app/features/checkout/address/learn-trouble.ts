import type { PlaceRefusal } from "@comanda/domain/delivery";
import type { CheckoutStore } from "../../../session/checkout-store.ts";
import { forgetClient } from "../../../session/client.ts";
import type { Trouble } from "../order/trouble.ts";

/**
 * Takes from a trouble what it says of the client and of the address, by default the chosen one: the
 * steps that ask for them come again by themselves.
 */
export function learnTrouble(
  store: CheckoutStore,
  companyId: string,
  trouble: Trouble,
  addressId = store.getState().addressId,
): void {
  if (trouble.kind === "client") forgetClient(store, companyId);
  if (trouble.kind === "place") refuseAddress(store, trouble.code, addressId);
  if (trouble.kind === "address") dropAddress(store, addressId);
}

/** Nothing is delivered to the address: it cannot be chosen any more. */
function refuseAddress(store: CheckoutStore, code: PlaceRefusal, addressId: string | null): void {
  if (!addressId) return;
  const { invalidAddresses, update } = store.getState();
  update({ invalidAddresses: { ...invalidAddresses, [addressId]: code }, quote: null });
}

/** The client has no such address any more. */
function dropAddress(store: CheckoutStore, addressId: string | null): void {
  const { client, setClient, update } = store.getState();
  if (client) {
    const addresses = client.addresses.filter(({ id }) => id !== addressId);
    setClient({ ...client, addresses });
  }
  update({ addressId: null, quote: null });
}
