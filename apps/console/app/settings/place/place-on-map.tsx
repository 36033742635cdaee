import { validPosition } from "@comanda/domain/delivery/coverage";
import type { Position } from "@comanda/domain/geo/position";
import type { MapTiles } from "@comanda/ui/map/map-tiles.ts";
import LocateFixed from "lucide-react/icons/locate-fixed";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { LazyZoneMap } from "../delivery/map/lazy-zone-map.tsx";
import { PlaceSearch } from "../delivery/tester/place-search.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { useDevicePosition } from "./use-device-position.ts";

const LATITUDE = "company.latitude";
const LONGITUDE = "company.longitude";

type PlaceOnMapProps = { form: SettingsForm; tiles: MapTiles };

/** Where the restaurant is: found by its address, by the device's position, or pressed on the map. */
export function PlaceOnMap({ form, tiles }: PlaceOnMapProps) {
  const t = useText();
  const text = (path: string) => String(form.get(path) ?? "").trim();
  const set = ({ latitude, longitude }: Position) => {
    form.forget(LATITUDE);
    form.forget(LONGITUDE);
    const round = (degrees: number) => Number(degrees.toFixed(6));
    form.setAll({ [LATITUDE]: round(latitude), [LONGITUDE]: round(longitude) });
  };
  const { locate, locating, failed } = useDevicePosition(set);
  const position = validPosition({
    latitude: form.get(LATITUDE) as number | null,
    longitude: form.get(LONGITUDE) as number | null,
  });
  const address = [text("company.address"), text("company.city")].filter(Boolean).join(", ");
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t("settings.place.mapHint")}</p>
      <PlaceSearch
        companyId={form.companyId}
        label={t("settings.place.find")}
        initialText={address}
        onPlace={set}
      />
      <Button look="outline" className="self-start" busy={locating} onClick={locate}>
        <LocateFixed aria-hidden="true" className="size-5" />
        {t("settings.place.here")}
      </Button>
      <p role="status" className="text-sm text-danger empty:hidden">
        {failed && t("settings.place.hereFailed")}
      </p>
      <LazyZoneMap
        label={t("settings.place.map")}
        {...NO_ZONES}
        tiles={tiles}
        point={position}
        onPoint={set}
      />
    </div>
  );
}

const NO_ZONES = {
  centre: null,
  zones: [],
  ranges: [],
  selectedId: null,
  task: "try",
  onRings: () => undefined,
  onDrawn: () => undefined,
} as const;
