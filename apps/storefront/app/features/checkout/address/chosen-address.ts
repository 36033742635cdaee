import type { Client } from "@comanda/contract/clients/client";
import type { SavedCheckoutAddress } from "../../../session/checkout/checkout-address.ts";

type Address = Client["addresses"][number];

type AddressChoice = Pick<SavedCheckoutAddress, "invalidAddresses"> & { addressId: string | null };

/**
 * Returns the chosen address: the customer's choice, else the one of the last order (`saved`: ids, the
 * last first), else the only one. A refused address is never chosen. An address that the page expects
 * to be refused (`refuses`) is chosen only by the customer.
 */
export function chosenAddress(
  addresses: readonly Address[],
  { addressId, invalidAddresses }: AddressChoice,
  saved: readonly string[],
  refuses: (address: Address) => boolean = () => false,
): Address | null {
  const valid = addresses.filter(({ id }) => !Object.hasOwn(invalidAddresses, id));
  const explicit = valid.find(({ id }) => id === addressId);
  if (explicit) return explicit;
  const likely = valid.filter((each) => !refuses(each));
  const lastUsed = saved.flatMap((id) => likely.find((each) => each.id === id) ?? []);
  const only = addresses.length === 1 ? likely[0] : undefined;
  return lastUsed[0] ?? only ?? null;
}
