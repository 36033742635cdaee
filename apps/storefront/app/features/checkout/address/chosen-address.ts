import type { Client } from "@comanda/contract/clients/client";
import type { SavedCheckoutAddress } from "../../../session/checkout/checkout-address.ts";

type Address = Client["addresses"][number];

type AddressChoice = Pick<SavedCheckoutAddress, "invalidAddresses"> & { addressId: string | null };

/**
 * The address that is chosen: the one that was said, else the one ordered to last, by `saved` (ids,
 * the last first), else the only one there is. One that was refused cannot be; one that the page
 * knows to be refused, by `refuses`, only if the customer says it.
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
