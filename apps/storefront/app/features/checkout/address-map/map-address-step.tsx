import { useEffect, useEffectEvent, useState } from "react";
import { useText } from "../../../i18n/text.ts";
import type { MapPlace } from "../../../session/checkout/checkout-address.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { placeWithAddress } from "../address/map-place.ts";
import { StepFrame } from "../frame/step-frame.tsx";
import { useStepNavigation } from "../frame/use-step-navigation.ts";
import { MapAddressForm } from "./map-address-form.tsx";

/** Shows the confirmation of a found or pinned place (conformance 2.108 to 2.111). */
export function MapAddressStep({ onToCart }: { onToCart: () => void }) {
  const t = useText();
  const steps = useStepNavigation("address_create_map");
  const store = useCheckoutStore();
  // Saving clears the place in the checkout while this step is still visible.
  const [place] = useState<MapPlace | null>(() => placeWithAddress(store.getState().mapPlace));

  const search = useEffectEvent(() => steps.redirectTo("address_autocomplete"));
  useEffect(() => {
    if (!place) search();
  }, [place]);

  if (place) return <MapAddressForm place={place} steps={steps} onToCart={onToCart} />;
  return (
    <StepFrame
      title={t("checkout.place.title")}
      progress={steps.progress}
      onBack={steps.goBack}
      footer={null}
    >
      {null}
    </StepFrame>
  );
}
