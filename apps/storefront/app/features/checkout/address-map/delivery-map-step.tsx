import { validPosition } from "@comanda/domain/delivery/coverage";
import { Button, IconButton } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useWhenOnline } from "@comanda/ui/web/use-online.ts";
import LocateFixed from "lucide-react/icons/locate-fixed";
import { useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { LazyPinMap } from "../../../map/lazy-maps.tsx";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { unconfirmedPlace } from "../address/map-place.ts";
import { OutsideAreaNotice } from "../delivery/outside-area-notice.tsx";
import { focusFirstError } from "../frame/focus-first-error.ts";
import { StepFrame } from "../frame/step-frame.tsx";
import { SubmitButton } from "../frame/submit-button.tsx";
import { useStepNavigation } from "../frame/use-step-navigation.ts";
import { DeliveryMapFields } from "./delivery-map-fields.tsx";
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
  const { company, map } = useCompanySite();
  const companyPosition = validPosition(company);
  const [view, setView] = useState(() =>
    initialMapView(store.getState().mapPlace, companyPosition),
  );
  const pin = usePinLookup(view.centre);
  const input = usePinAddressInput(pin.place);
  const [submitted, setSubmitted] = useState(false);
  const [denied, setDenied] = useState(false);
  const [provider, setProvider] = useState<"own" | "google" | "google failed">("own");

  useSavePin(pin.position, input.details);
  // The map does not replace a street that the customer is typing.
  useWhenOnline(pin.status === "unknown" && !input.street, () => void pin.retry());

  const { locate, locating } = useCurrentLocation({
    onFound: (centre) => setView((now) => ({ centre, zoom: now.zoom })),
    onDenied: () => setDenied(true),
  });

  /** The other map starts at the pin of this one. */
  const changeMap = (to: typeof provider) => {
    setView(({ zoom }) => ({ centre: pin.position, zoom }));
    setProvider(to);
  };

  const isTooNear = isPinTooNear(pin.position, companyPosition);
  const address = input.fullAddress;
  const offersGoogle = map.googleKey !== null && provider === "own";
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
      <LazyPinMap
        className="h-[38dvh] min-h-56 rounded-m md:h-72"
        tiles={map}
        label={t("checkout.pin.map")}
        view={view}
        onMove={pin.moveTo}
        google={
          map.googleKey && provider === "google"
            ? { apiKey: map.googleKey, onFailed: () => changeMap("google failed") }
            : null
        }
        controls={
          <IconButton
            label={t(locating ? "checkout.locate.locating" : "checkout.locate.use")}
            disabled={locating}
            onClick={locate}
          >
            <LocateFixed aria-hidden="true" className="size-5" />
          </IconButton>
        }
      />
      {offersGoogle && (
        <Button look="plain" onClick={() => changeMap("google")}>
          {t("checkout.pin.google")}
        </Button>
      )}
      {provider === "google failed" && (
        <p role="status" className="pt-2 text-muted">
          {t("checkout.pin.googleFailed")}
        </p>
      )}
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
