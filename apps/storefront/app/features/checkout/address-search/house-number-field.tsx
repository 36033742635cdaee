import { MAX_ADDRESS_NUMBER } from "@comanda/domain/addresses/house-number";
import { Field } from "@comanda/ui/controls/field.tsx";
import { useText } from "../../../i18n/text.ts";
import type { MapPlace } from "../../../session/checkout/checkout-address.ts";
import { pinDetailsOf } from "../address-map/save-pin.ts";

type HouseNumberFieldProps = {
  /** The chosen street. */
  street: MapPlace;
  /** The form was sent without a number. */
  missing: boolean;
  /** Gets the street with the typed number. */
  onChange: (street: MapPlace) => void;
};

/** Asks for the house number in a found street, as soon as it is shown. */
export function HouseNumberField({ street, missing, onChange }: HouseNumberFieldProps) {
  const t = useText();
  return (
    <Field
      ref={focusNow}
      label={t("checkout.search.number")}
      error={missing ? t("checkout.search.numberRequired") : undefined}
      autoComplete="off"
      maxLength={MAX_ADDRESS_NUMBER}
      enterKeyHint="next"
      value={pinDetailsOf(street).number ?? ""}
      onChange={({ target }) =>
        // Kept for a reload, and for the map, which asks for the number too.
        onChange({ ...street, written: { of: street.address, street: "", number: target.value } })
      }
    />
  );
}

/** The next field gets the focus as soon as it is shown. */
function focusNow(field: HTMLInputElement | null): void {
  field?.focus();
}
