import type { RequestPart } from "@comanda/contract/calls/call-schemas";
import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import { formatStreetLine } from "@comanda/domain/addresses/address-line";
import { OTHER_DISTRICT_ID } from "@comanda/domain/delivery/pricing";
import * as v from "valibot";
import type { Translate } from "../../../i18n/text.tsx";
import type { TypedAddress } from "../../../session/checkout/checkout-address.ts";
import { stripControlCharacters } from "../../../web/strip-control-characters.ts";

/** An address as it is sent, without its client. */
export type NewAddress = Omit<RequestPart<"createAddress", "body">, "client_id">;

/** Characters; that of the number is the specification's (§9), the rest leave room in the API's own. */
const MAX = { street: 160, number: 30, areaName: 120, complement: 200, reference: 200 } as const;

export type AddressRules = {
  /** The districts to choose from; none where the price does not depend on them. */
  districts: readonly { id: string }[];
  /** What the restaurant calls the complement, which it then requires; null where it does not. */
  complementLabel: string | null;
  /** Street and number are known already, as from a map. */
  onMap?: boolean;
};

/** Spec §5, Manual address form. */
export function addressFormSchema(
  t: Translate,
  { districts, complementLabel, onMap = false }: AddressRules,
) {
  const text = (max: number) =>
    v.pipe(
      v.string(),
      v.transform(stripControlCharacters),
      v.maxLength(max, t("checkout.atMost", { max })),
    );
  const requiredText = (max: number, required: string) => v.pipe(text(max), v.nonEmpty(required));
  const districtRequired = districts.length > 0;
  return v.pipe(
    v.object({
      street: onMap ? v.string() : requiredText(MAX.street, t("checkout.address.required.street")),
      number: onMap ? v.string() : requiredText(MAX.number, t("checkout.address.required.number")),
      areaId: v.pipe(
        v.string(),
        v.check(
          (id) => !districtRequired || districts.some((each) => each.id === id),
          t("checkout.address.required.district"),
        ),
      ),
      areaName: text(MAX.areaName),
      complement: complementLabel
        ? requiredText(
            MAX.complement,
            t("checkout.address.required.complement", { label: complementLabel }),
          )
        : text(MAX.complement),
      reference: text(MAX.reference),
    }),
    v.forward(
      v.partialCheck(
        [["areaId"], ["areaName"]],
        ({ areaId, areaName }) => !isUnlistedDistrict(areaId) || areaName !== "",
        t("checkout.address.required.districtName"),
      ),
      ["areaName"],
    ),
  );
}

/** Whether the district is one that is not in the list: its name is the customer's to say. */
export function isUnlistedDistrict(areaId: string): boolean {
  return areaId === OTHER_DISTRICT_ID;
}

/** What the restaurant asks to be said of the address in its own words (spec §3); null where nothing. */
export function complementLabel(settings: EcommerceSettings): string | null {
  return settings.additional_address_information?.trim() || null;
}

/** What was written, as the API keeps it; a district's own name is the company's to say. */
export function newAddressFromForm(typed: TypedAddress, countryCode: string): NewAddress {
  return {
    address: formatStreetLine(countryCode, typed.street, typed.number),
    area_id: typed.areaId || null,
    area_name: (isUnlistedDistrict(typed.areaId) && typed.areaName) || null,
    complement: typed.complement || null,
    reference: typed.reference || null,
  };
}
