import { Button, IconButton } from "@comanda/ui/controls/button.tsx";
import LocateFixed from "lucide-react/icons/locate-fixed";
import { useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { LazyPinMap } from "../../../map/lazy-maps.tsx";
import type { initialMapView } from "./initial-map-view.ts";
import type { usePinLookup } from "./use-pin-lookup.ts";

type MapView = ReturnType<typeof initialMapView>;

type DeliveryPinMapProps = {
  view: MapView;
  pin: Pick<ReturnType<typeof usePinLookup>, "position" | "moveTo">;
  onView: (change: (before: MapView) => MapView) => void;
  /** Looks for the place of the customer's device. */
  locate: () => void;
  locating: boolean;
};

/** The map under the pin: the restaurant's own, or Google's where the customer asks for it. */
export function DeliveryPinMap({ view, pin, onView, locate, locating }: DeliveryPinMapProps) {
  const t = useText();
  const { map } = useCompanySite();
  const [provider, setProvider] = useState<"own" | "google" | "google failed">("own");

  /** The other map starts at the pin of this one. */
  const changeMap = (to: typeof provider) => {
    onView(({ zoom }) => ({ centre: pin.position, zoom }));
    setProvider(to);
  };
  const google =
    map.googleKey && provider === "google"
      ? { apiKey: map.googleKey, onFailed: () => changeMap("google failed") }
      : null;
  return (
    <>
      <LazyPinMap
        className="h-[38dvh] min-h-56 rounded-m md:h-72"
        tiles={map}
        label={t("checkout.pin.map")}
        view={view}
        onMove={pin.moveTo}
        google={google}
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
      {map.googleKey !== null && provider === "own" && (
        <Button look="plain" onClick={() => changeMap("google")}>
          {t("checkout.pin.google")}
        </Button>
      )}
      {provider === "google failed" && (
        <p role="status" className="pt-2 text-muted">
          {t("checkout.pin.googleFailed")}
        </p>
      )}
    </>
  );
}
