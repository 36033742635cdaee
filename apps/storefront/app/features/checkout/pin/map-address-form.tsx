import { offeredDistricts } from "@comanda/domain/delivery-zones";
import { valibotResolver } from "@hookform/resolvers/valibot";
import { useEffect, useMemo } from "react";
import { useForm } from "react-hook-form";
import { useText } from "../../../i18n/text.tsx";
import type { MapPlace, TypedAddress } from "../../../session/checkout-address.ts";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { useShop } from "../../../shop/shop.tsx";
import { Button } from "../../../ui/button.tsx";
import { DwellingFields } from "../address/address-fields.tsx";
import { addressForm, complementLabel } from "../address/address-form.ts";
import { MinimumNotice } from "../address/minimum-notice.tsx";
import { useAddAddress } from "../address/use-add-address.ts";
import { WayOut } from "../address/way-out.tsx";
import { TroubleNotice } from "../order/trouble-notice.tsx";
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
  const { add, busy, error, retry } = useAddAddress();
  // Where districts are drawn, the position says in which one the place is.
  const districts = useMemo(
    () => (asksDistrict({ company, settings }) ? offeredDistricts(company, settings.delivery) : []),
    [company, settings],
  );
  const label = complementLabel(settings);
  const form = useForm<TypedAddress>({
    resolver: valibotResolver(addressForm(t, { districts, complementLabel: label, placed: true })),
    defaultValues: {
      ...store.getState().typedAddress,
      ...(districts.length === 0 && { areaId: "", areaName: "" }),
    },
    mode: "onTouched",
    shouldFocusError: false,
  });
  const { subscribe, formState, handleSubmit } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => store.getState().update({ typedAddress: { ...values } }),
      }),
    [subscribe, store],
  );

  const save = async (typed: TypedAddress) => {
    await add(toPlacedAddress(place, typed, districts.length > 0));
    // It is an address of the client's now.
    if (store.getState().mapPlace === null) {
      store.getState().update({ mapPlace: savedPlace(place) });
    }
  };

  return (
    <StepFrame
      title={t("checkout.place.title")}
      progress={steps.progress}
      onBack={steps.goBack}
      onClose={steps.goBack}
      onSubmit={(event) => void handleSubmit(save)(event)}
      footer={
        <>
          <MinimumNotice onToCart={onToCart} />
          {error && (
            <TroubleNotice
              trouble={error}
              action={
                <WayOut
                  trouble={error}
                  onRetry={retry}
                  onFitted={retry}
                  onToCart={onToCart}
                  onTellClient={() => steps.goTo("client_information")}
                  onToAddresses={steps.toAddresses}
                />
              }
            />
          )}
          <Button type="submit" busy={busy} disabled={!formState.isValid}>
            {t("checkout.place.confirm")}
          </Button>
        </>
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
