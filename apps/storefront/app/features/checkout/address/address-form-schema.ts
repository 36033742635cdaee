import type { RequestPart } from "@comanda/contract/calls/call-schemas";
import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import { formatStreetLine } from "@comanda/domain/addresses/address-line";
import { MAX_ADDRESS_NUMBER } from "@comanda/domain/addresses/house-number";
import { OTHER_DISTRICT_ID } from "@comanda/domain/delivery/price-settings";
import { stripControlCharacters } from "@comanda/ui/web/strip-control-characters.ts";
import * as v from "valibot";
import type { Translate } from "../../../i18n/text.ts";
import type { TypedAddress } from "../../../session/checkout/checkout-address.ts";

/** An address in a request, without its client. */
export type NewAddress = Omit<RequestPart<"createAddress", "body">, "client_id">;

/**
 * Characters. The limit of the number is the specification's (conformance 9.16); the others keep
 * the address below the API's limit.
 */
const MAX = {
  street: 160,
  number: MAX_ADDRESS_NUMBER,
  areaName: 120,
  complement: 200,
  reference: 200,
} as const;

/** The districts to choose from; empty when the price does not depend on them. */
export type Districts = readonly { id: string; name: string }[];

export type AddressRules = {
  districts: Districts;
  /** The restaurant's label of the complement, which is then required; null without one. */
  complementLabel: string | null;
  /** Street and number are already known, for instance from a map. */
  onMap?: boolean;
};

/** Returns the schema of the form (conformance 5.24 to 5.28). */
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

/** Returns whether the district is the choice for all others: the customer then types its name. */
export function isUnlistedDistrict(areaId: string): boolean {
  return areaId === OTHER_DISTRICT_ID;
}

/** Returns the restaurant's label of the complement; null without one. */
export function complementLabel(settings: EcommerceSettings): string | null {
  return settings.additional_address_information?.trim() || null;
}

/**
 * Returns the typed address as the API stores it. Our API names the district itself; another one stores
 * the name that is sent.
 */
export function newAddressFromForm(
  typed: TypedAddress,
  districts: Districts,
  countryCode: string,
): NewAddress {
  return {
    address: formatStreetLine(countryCode, typed.street, typed.number),
    area_id: typed.areaId || null,
    area_name: districtName(typed, districts),
    complement: typed.complement || null,
    reference: typed.reference || null,
  };
}

/** Returns the name of the chosen district, or the one that was typed for another district. */
export function districtName(
  { areaId, areaName }: TypedAddress,
  districts: Districts,
): string | null {
  if (isUnlistedDistrict(areaId)) return areaName || null;
  return districts.find(({ id }) => id === areaId)?.name ?? null;
}
