import { Button } from "@comanda/ui/controls/button.tsx";
import { Card } from "@comanda/ui/controls/card.tsx";
import MapPin from "lucide-react/icons/map-pin";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { LazyCoverageMap } from "../../../map/lazy-maps.tsx";
import type { MapPlace } from "../../../session/checkout/checkout-address.ts";

type MapAddressCardProps = {
  place: MapPlace;
  /** Opens the map, to move the pin. */
  onMove: () => void;
  /** Opens the search. */
  onChange: () => void;
};

/** Shows the chosen place and its exact position. */
export function MapAddressCard({ place, onMove, onChange }: MapAddressCardProps) {
  const t = useText();
  const { map: tiles } = useCompanySite();
  const { address, latitude, longitude, exactAddress } = place;
  return (
    <Card aria-label={t("checkout.pin.address")} className="overflow-hidden pb-1">
      <LazyCoverageMap
        className="-mx-4 -mt-4 mb-3 h-44"
        label={t("checkout.place.map")}
        tiles={tiles}
        centre={place}
        limitMeters={null}
        areas={[]}
      />
      <div className="flex gap-3">
        <MapPin aria-hidden="true" className="mt-0.5 size-5 flex-none text-accent-text" />
        <div className="min-w-0 flex-1">
          <p className="text-md font-bold">
            <bdi>{address}</bdi>
          </p>
          {exactAddress && <p className="pt-1 text-muted">{t("checkout.place.exact")}</p>}
          <p className="tabular pt-1 text-xs text-muted">
            <i dir="ltr">{`${latitude},${longitude}`}</i>
          </p>
        </div>
      </div>
      <div className="-mx-2 flex flex-wrap justify-between">
        <Button look="plain" onClick={onMove}>
          {t("checkout.place.movePin")}
        </Button>
        <Button look="plain" onClick={onChange}>
          {t("checkout.place.change")}
        </Button>
      </div>
    </Card>
  );
}
