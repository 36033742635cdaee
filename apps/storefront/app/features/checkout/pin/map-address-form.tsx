import { offeredDistricts } from "@comanda/domain/delivery-zones";
import { useMemo } from "react";
import { useText } from "../../../i18n/text.tsx";
import type { MapPlace } from "../../../session/checkout-address.ts";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { useShop } from "../../../shop/shop.tsx";
import { DwellingFields } from "../address/address-fields.tsx";
import { AddressFooter } from "../address/address-footer.tsx";
import { complementLabel } from "../address/address-form.ts";
import { useAddressForm } from "../address/use-address-form.ts";
import { StepFrame } from "../step-frame.tsx";
import type { useSteps } from "../use-steps.ts";
import { MapAddressCard } from "./map-address-card.tsx";
import { asksDistrict, savedPlace, toPlacedAddress } from "./map-address-place.ts";

type MapAddressFormProps = {
  place: MapPlace;
  steps: ReturnType<typeof useSteps>;
  onToCart: () => void;
};

/** How to find the door, and the button that has the address delivered to. */
export function MapAddressForm({ place, steps, onToCart }: MapAddressFormProps) {
  const t = useText();
  const store = useCheckoutStore();
  const { company, settings } = useShop();
  // Where districts are drawn, the position says in which one the place is.
  const districts = useMemo(
    () => (asksDistrict({ company, settings }) ? offeredDistricts(company, settings.delivery) : []),
    [company, settings],
  );
  const label = complementLabel(settings);
  const { form, onSubmit, ...sending } = useAddressForm({
    rules: { districts, complementLabel: label, placed: true },
    begin: districts.length === 0 ? { areaId: "", areaName: "" } : {},
    toAddress: (typed) => toPlacedAddress(place, typed, districts.length > 0),
    onSent() {
      // It is an address of the client's now.
      if (store.getState().mapPlace === null) {
        store.getState().update({ mapPlace: savedPlace(place) });
      }
    },
  });

  return (
    <StepFrame
      title={t("checkout.place.title")}
      progress={steps.progress}
      onBack={steps.goBack}
      onClose={steps.goBack}
      onSubmit={onSubmit}
      footer={
        <AddressFooter {...{ sending, steps, onToCart }}>
          {t("checkout.place.confirm")}
        </AddressFooter>
      }
    >
      <MapAddressCard
        place={place}
        onMove={() => steps.goTo("delivery_map")}
        onChange={() => steps.goTo("address_autocomplete")}
      />
      <div className="flex flex-col gap-3 pt-3">
        <DwellingFields form={form} districts={districts} complementLabel={label} />
      </div>
    </StepFrame>
  );
}
