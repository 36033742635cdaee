import { validPosition } from "@comanda/domain/delivery/coverage";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { unconfirmedPlace } from "../address/map-place.ts";
import { OutsideAreaNotice } from "../delivery/outside-area-notice.tsx";
import { focusFirstError } from "../frame/focus-first-error.ts";
import { StepFrame } from "../frame/step-frame.tsx";
import { SubmitButton } from "../frame/submit-button.tsx";
import { useStepNavigation } from "../frame/use-step-navigation.ts";
import { DeliveryMapFields } from "./delivery-map-fields.tsx";
import { DeliveryPinMap } from "./delivery-pin-map.tsx";
import { EnableLocationSheet } from "./enable-location-sheet.tsx";
import { initialMapView } from "./initial-map-view.ts";
import { isPinTooNear } from "./pin-distance.ts";
import { useSavePin } from "./save-pin.ts";
import { useCurrentLocation } from "./use-current-location.ts";
import { usePinAddressInput } from "./use-pin-address-input.ts";
import { usePinLookup } from "./use-pin-lookup.ts";

/** Shows the map on which the customer puts a pin (conformance 2.104 to 2.107). */
export function DeliveryMapStep() {
  const t = useText();
  const steps = useStepNavigation("delivery_map");
  const store = useCheckoutStore();
  const { company } = useCompanySite();
  const companyPosition = validPosition(company);
  const [view, setView] = useState(() =>
    initialMapView(store.getState().mapPlace, companyPosition),
  );
  const pin = usePinLookup(view.centre);
  const input = usePinAddressInput(pin.place);
  const [submitted, setSubmitted] = useState(false);
  const [denied, setDenied] = useState(false);

  useSavePin(pin.position, input.details);
  // The map does not replace a street that the customer is typing.
  useWhenOnline(pin.status === "unknown" && !input.street, () => void pin.retry());

  const { locate, locating } = useCurrentLocation({
    onFound: (centre) => setView((now) => ({ centre, zoom: now.zoom })),
    onDenied: () => setDenied(true),
  });

  const isTooNear = isPinTooNear(pin.position, companyPosition);
  const address = input.fullAddress;
  const ready = pin.status !== "loading" && !isTooNear && address !== "";

  const confirm = (form: HTMLFormElement) => {
    setSubmitted(true);
    if (!ready) return focusFirstError(form);
    const { city = null } = pin.place ?? {};
    const place = unconfirmedPlace({ ...pin.position, address, city, hasNumber: true });
    // The customer put the pin there.
    store.getState().update({ mapPlace: { ...place, exactAddress: address } });
    steps.goNext();
  };

  return (
    <StepFrame
      title={t("checkout.pin.title")}
      progress={steps.progress}
      onBack={steps.goBack}
      onSubmit={(event) => {
        event.preventDefault();
        confirm(event.currentTarget);
      }}
      footer={
        <>
          {isTooNear && (
            <Notice tone="neutral" alert={submitted}>
              {t("checkout.pin.tooNear")}
            </Notice>
          )}
          {!isTooNear && <OutsideAreaNotice place={pin.position} />}
          <SubmitButton ready={ready}>{t("checkout.search.continue")}</SubmitButton>
        </>
      }
    >
      <p className="pb-3 text-muted">{t("checkout.pin.hint")}</p>
      <DeliveryPinMap view={view} pin={pin} onView={setView} locate={locate} locating={locating} />
      <DeliveryMapFields pin={pin} input={input} submitted={submitted} />
      <EnableLocationSheet
        open={denied}
        onClose={() => setDenied(false)}
        onRetry={() => {
          setDenied(false);
          locate();
        }}
        onMap={null}
      />
    </StepFrame>
  );
}
