import { positionOf } from "@comanda/domain/coverage";
import LocateFixed from "lucide-react/icons/locate-fixed";
import { useState } from "react";
import { useText } from "../../../i18n/text.tsx";
import { LazyPinMap } from "../../../map/lazy-maps.tsx";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { useWhenOnline } from "../../../session/online.ts";
import { useShop } from "../../../shop/shop.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ReadyButton } from "../address/address-footer.tsx";
import { showFirstError } from "../first-error.ts";
import { StepFrame } from "../step-frame.tsx";
import { useSteps } from "../use-steps.ts";
import { ActiveLocationSheet } from "./active-location-sheet.tsx";
import { DeliveryMapFields } from "./delivery-map-fields.tsx";
import { useDeliveryPin } from "./delivery-map-pin.ts";
import { isUnmoved, startView } from "./delivery-map-rules.ts";
import { useWrittenAddress } from "./delivery-map-written.ts";
import { useKeptPin } from "./kept-pin.ts";
import { foundPlace } from "./map-address-place.ts";
import { useCurrentLocation } from "./use-current-location.ts";

/** The place is shown by a pin (spec §2, Delivery map). */
export function DeliveryMapStep() {
  const t = useText();
  const steps = useSteps("delivery_map");
  const store = useCheckoutStore();
  const { company, map } = useShop();
  const at = positionOf(company);
  const [view, setView] = useState(() => startView(store.getState().mapPlace, at));
  const pin = useDeliveryPin(view.centre);
  const written = useWrittenAddress(pin.place);
  const [asked, setAsked] = useState(false);
  const [denied, setDenied] = useState(false);
  const [provider, setProvider] = useState<"ours" | "google" | "google failed">("ours");

  useKeptPin(pin.position, written.own);
  // Whoever writes the street themselves is not interrupted by the map.
  useWhenOnline(pin.status === "unknown" && !written.street, () => void pin.again());

  const { locate, locating } = useCurrentLocation({
    onFound: (centre) => setView((now) => ({ centre, zoom: now.zoom })),
    onDenied: () => setDenied(true),
  });

  /** Another map begins where the pin stands on this one. */
  const changeMap = (to: typeof provider) => {
    setView(({ zoom }) => ({ centre: pin.position, zoom }));
    setProvider(to);
  };

  const unmoved = isUnmoved(pin.position, at);
  const address = written.whole;
  const offersGoogle = map.googleKey !== null && provider === "ours";
  const ready = pin.status !== "loading" && !unmoved && address !== "";

  const confirm = (form: HTMLFormElement) => {
    setAsked(true);
    if (!ready) return showFirstError(form);
    const { city = null } = pin.place ?? {};
    const place = foundPlace({ ...pin.position, address, city, hasNumber: true });
    // The customer has put the pin there.
    store.getState().update({ mapPlace: { ...place, exactAddress: address } });
    steps.goOn();
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
          {unmoved && (
            <Notice tone="neutral" alert={asked}>
              {t("checkout.pin.tooNear")}
            </Notice>
          )}
          <ReadyButton ready={ready}>{t("checkout.search.continue")}</ReadyButton>
        </>
      }
    >
      <p className="pb-3 text-muted">{t("checkout.pin.hint")}</p>
      <LazyPinMap
        className="h-[38dvh] min-h-56 rounded-m md:h-72"
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
      <DeliveryMapFields {...{ pin, written, asked }} />
      <ActiveLocationSheet
        open={denied}
        onClose={() => setDenied(false)}
        onAgain={() => {
          setDenied(false);
          locate();
        }}
        onMap={null}
      />
    </StepFrame>
  );
}
