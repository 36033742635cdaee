import { type StoredAddress, splitAddressLine } from "@comanda/domain/addresses/address-line";

/** Shows an address on one line, with the street and number first, in bold. */
export function AddressText({ address }: { address: StoredAddress }) {
  const { house, rest } = splitAddressLine(address);
  return (
    <bdi className="wrap-anywhere">
      <b className="font-bold">{house}</b>
      {rest && <span className="font-normal">{rest}</span>}
    </bdi>
  );
}
