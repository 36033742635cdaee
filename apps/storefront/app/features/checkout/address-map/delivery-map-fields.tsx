import { MAX_ADDRESS_NUMBER } from "@comanda/domain/addresses/house-number";
import { Field, TextArea } from "@comanda/ui/controls/field.tsx";
import { stripControlCharacters } from "@comanda/ui/web/strip-control-characters.ts";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import type { PinState } from "./pin-lookup.ts";
import type { PinAddressInput } from "./use-pin-address-input.ts";

type DeliveryMapFieldsProps = {
  pin: PinState;
  input: PinAddressInput;
  /** Whether the customer has submitted the form: then missing fields are errors. */
  submitted: boolean;
};

/**
 * Shows the address under the pin, from the map, and the house number, from the customer. When the map
 * has no address the customer types the street too, so that the step can always be finished.
 */
export function DeliveryMapFields({ pin, input, submitted }: DeliveryMapFieldsProps) {
  const t = useText();
  const [touched, setTouched] = useState({ street: false, number: false });
  const touch = (field: keyof typeof touched) => setTouched((now) => ({ ...now, [field]: true }));
  const requiredError = (field: "street" | "number", message: string) =>
    (submitted || touched[field]) && !stripControlCharacters(input[field]) ? message : undefined;
  const loading = pin.status === "loading";

  return (
    <div className="flex flex-col gap-3 pt-3">
      {pin.status === "unknown" ? (
        <Field
          label={t("checkout.pin.street")}
          hint={t("checkout.pin.streetHint")}
          error={requiredError("street", t("checkout.pin.streetRequired"))}
          autoComplete="address-line1"
          autoCapitalize="words"
          maxLength={160}
          value={input.street}
          onChange={({ target }) => input.setStreet(target.value)}
          onBlur={() => touch("street")}
        />
      ) : (
        <TextArea
          label={t("checkout.pin.address")}
          rows={1}
          readOnly
          aria-busy={loading || undefined}
          value={loading ? t("checkout.pin.loading") : (pin.place?.address ?? "")}
        />
      )}
      <p role="status" className="heard">
        {loading ? t("checkout.pin.loading") : (pin.place?.address ?? t("checkout.pin.streetHint"))}
      </p>
      <Field
        label={t("checkout.pin.number")}
        error={requiredError("number", t("checkout.search.numberRequired"))}
        autoComplete="off"
        maxLength={MAX_ADDRESS_NUMBER}
        enterKeyHint="next"
        value={input.number}
        onChange={({ target }) => input.setNumber(target.value)}
        onBlur={() => touch("number")}
      />
    </div>
  );
}
