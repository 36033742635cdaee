import { districtOptions } from "@comanda/domain/delivery/enabled-zones";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import type { MapPlace } from "../../../session/checkout/checkout-address.ts";
import { useCheckout, useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { DwellingFields } from "../address/address-fields.tsx";
import { AddressFooter } from "../address/address-footer.tsx";
import { complementLabel } from "../address/address-form-schema.ts";
import { clearPlaceAddress, needsDistrict, newAddressFromPlace } from "../address/map-place.ts";
import { useAddressForm } from "../address/use-address-form.ts";
import { useMinimumShortfall } from "../delivery/minimum-notice.tsx";
import { OutsideAreaNotice } from "../delivery/outside-area-notice.tsx";
import { StepFrame } from "../frame/step-frame.tsx";
import { StepPassed } from "../frame/step-passed.tsx";
import { usePlannedStep } from "../frame/use-planned-step.ts";
import type { useStepNavigation } from "../frame/use-step-navigation.ts";
import { MapAddressCard } from "./map-address-card.tsx";

type MapAddressFormProps = {
  place: MapPlace;
  steps: ReturnType<typeof useStepNavigation>;
  onToCart: () => void;
};

/**
 * Shows the fields for finding the door, and the button that delivers to the address. A place that was
 * chosen before the checkout goes on by itself where nothing is missing (decision 70).
 */
export function MapAddressForm({ place, steps, onToCart }: MapAddressFormProps) {
  const t = useText();
  const store = useCheckoutStore();
  const { company, settings } = useCompanySite();
  // With drawn districts, the position gives the district.
  const districts = useMemo(
    () => (needsDistrict({ company, settings }) ? districtOptions(company, settings.delivery) : []),
    [company, settings],
  );
  const label = complementLabel(settings);
  const complement = useCheckout((checkout) => checkout.typedAddress.complement);
  const isComplete = districts.length === 0 && (!label || complement.trim() !== "");
  const isPlanned = usePlannedStep("address_create_map");
  const belowMinimum = useMinimumShortfall() !== null;
  const [isPassing, setPassing] = useState(isPlanned && isComplete && !belowMinimum);
  const { form, onSubmit, ...submission } = useAddressForm({
    rules: { districts, complementLabel: label, onMap: true },
    initial: districts.length === 0 ? { areaId: "", areaName: "" } : {},
    toAddress: (typed) => newAddressFromPlace(place, typed, districts),
    onResponse() {
      setPassing(false);
      // The place is now an address of the client.
      if (store.getState().mapPlace === null) {
        store.getState().update({ mapPlace: clearPlaceAddress(place) });
      }
    },
  });

  const pass = useEffectEvent(() => {
    if (isPassing) submission.send();
  });
  useEffect(() => pass(), []);

  if (isPassing) return <StepPassed steps={steps} />;
  return (
    <StepFrame
      title={t("checkout.place.title")}
      progress={steps.progress}
      onBack={steps.goBack}
      onClose={steps.goBack}
      onSubmit={onSubmit}
      footer={
        <AddressFooter submission={submission} steps={steps} onToCart={onToCart}>
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
        <OutsideAreaNotice place={place} />
        <DwellingFields form={form} districts={districts} complementLabel={label} />
      </div>
    </StepFrame>
  );
}
