import { MAX_ADDRESS_NUMBER } from "@comanda/domain/house-number";
import { useState } from "react";
import { useText } from "../../../i18n/text.tsx";
import { honestText } from "../../../shop/honest-text.ts";
import { Field, TextArea } from "../../../ui/field.tsx";
import type { PinState } from "./delivery-map-lookup.ts";
import type { WrittenAddress } from "./delivery-map-written.ts";

type DeliveryMapFieldsProps = {
  pin: PinState;
  written: WrittenAddress;
  /** Whether the customer wanted to go on: then what is missing is told. */
  asked: boolean;
};

/**
 * The address under the pin, which the map tells, and its number, which the customer knows. Where
 * the map tells nothing the customer writes the street too: nobody is stuck (spec §8, Checkout).
 */
export function DeliveryMapFields({ pin, written, asked }: DeliveryMapFieldsProps) {
  const t = useText();
  const [touched, setTouched] = useState({ street: false, number: false });
  const touch = (field: keyof typeof touched) => setTouched((now) => ({ ...now, [field]: true }));
  const missing = (field: "street" | "number", message: string) =>
    (asked || touched[field]) && !honestText(written[field]) ? message : undefined;
  const loading = pin.status === "loading";

  return (
    <div className="flex flex-col gap-3 pt-3">
      {pin.status === "unknown" ? (
        <Field
          label={t("checkout.pin.street")}
          hint={t("checkout.pin.streetHint")}
          error={missing("street", t("checkout.pin.streetRequired"))}
          autoComplete="address-line1"
          autoCapitalize="words"
          maxLength={160}
          value={written.street}
          onChange={({ target }) => written.writeStreet(target.value)}
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
        error={missing("number", t("checkout.search.numberRequired"))}
        autoComplete="off"
        maxLength={MAX_ADDRESS_NUMBER}
        enterKeyHint="next"
        value={written.number}
        onChange={({ target }) => written.writeNumber(target.value)}
        onBlur={() => touch("number")}
      />
    </div>
  );
}
