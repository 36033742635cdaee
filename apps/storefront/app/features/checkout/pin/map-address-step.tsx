import { useEffect, useEffectEvent, useState } from "react";
import { useText } from "../../../i18n/text.tsx";
import type { MapPlace } from "../../../session/checkout-address.ts";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { StepFrame } from "../step-frame.tsx";
import { useSteps } from "../use-steps.ts";
import { MapAddressForm } from "./map-address-form.tsx";
import { chosenPlace } from "./map-address-place.ts";

/** The confirmation of what was found or pinned (spec §2, Map address confirmation). */
export function MapAddressStep({ onToCart }: { onToCart: () => void }) {
  const t = useText();
  const steps = useSteps("address_create_map");
  const store = useCheckoutStore();
  // Once it is saved the checkout forgets the place, while this step is still seen.
  const [place] = useState<MapPlace | null>(() => chosenPlace(store.getState().mapPlace));

  const search = useEffectEvent(() => steps.goTo("address_autocomplete"));
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
