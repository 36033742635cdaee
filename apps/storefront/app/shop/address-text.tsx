import { addressParts, type WrittenAddress } from "@comanda/domain/address";

/** An address on one line, the house foremost. */
export function AddressText({ address }: { address: WrittenAddress }) {
  const { house, rest } = addressParts(address);
  return (
    <bdi className="wrap-anywhere">
      <b className="font-bold">{house}</b>
      {/* A line never ends with the dash. */}
      {rest && <span className="font-normal">{rest.replaceAll(" - ", " -\u00a0")}</span>}
    </bdi>
  );
}
