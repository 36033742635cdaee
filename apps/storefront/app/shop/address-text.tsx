import { addressParts, type WrittenAddress } from "@comanda/domain/address";

/** An address on one line, the house foremost. */
export function AddressText({ address }: { address: WrittenAddress }) {
  const { house, rest } = addressParts(address);
  return (
    <bdi className="wrap-anywhere">
      <b className="font-bold">{house}</b>
      {rest && <span className="font-normal">{rest}</span>}
    </bdi>
  );
}
