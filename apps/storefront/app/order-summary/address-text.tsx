import { type StoredAddress, splitAddressLine } from "@comanda/domain/addresses/address-line";
import { useMenuLanguage } from "../company/use-menu-language.ts";

/**
 * Shows an address on one line, with the street and number first, in bold. Its streets have names in the
 * company's language, and its direction does not depend on the text around it.
 */
export function AddressText({ address }: { address: StoredAddress }) {
  const languageOf = useMenuLanguage();
  const { house, rest } = splitAddressLine(address);
  return (
    <bdi lang={languageOf({})} className="wrap-anywhere">
      <b className="font-bold">{house}</b>
      {rest && <span className="font-normal">{rest}</span>}
    </bdi>
  );
}
