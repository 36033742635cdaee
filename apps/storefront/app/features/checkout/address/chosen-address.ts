import type { Client } from "@comanda/contract/clients";
import type { KeptAddress } from "../../../session/checkout-address.ts";

type Address = Client["addresses"][number];

type Said = Pick<KeptAddress, "invalidAddresses"> & { addressId: string | null };

/**
 * The address that is chosen: the one that was said, else the one ordered to last, by `saved` (ids,
 * the last first), else the only one there is. One that was refused cannot be.
 */
export function chosenAddress(
  addresses: readonly Address[],
  { addressId, invalidAddresses }: Said,
  saved: readonly string[],
): Address | null {
  const valid = addresses.filter(({ id }) => !Object.hasOwn(invalidAddresses, id));
  const only = addresses.length === 1 ? valid[0] : undefined;
  const wanted = [addressId, ...saved].flatMap((id) => valid.find((each) => each.id === id) ?? []);
  return wanted[0] ?? only ?? null;
}
