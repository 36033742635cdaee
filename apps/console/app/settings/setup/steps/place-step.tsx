import type { MapTiles } from "@comanda/ui/map/map-tiles.ts";
import MapPin from "lucide-react/icons/map-pin";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { Button } from "../../../parts/button.tsx";
import { TextSetting } from "../../form/fields.tsx";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { PhoneSetting } from "../../place/phone-setting.tsx";
import { PlaceOnMap } from "../../place/place-on-map.tsx";

type PlaceStepProps = {
  form: SettingsForm;
  tiles: MapTiles;
};

/** Name, address, the place on the map, and the phone that guests reach on WhatsApp. */
export function PlaceStep({ form, tiles }: PlaceStepProps) {
  const t = useText();
  const [hasMap, setHasMap] = useState(false);
  return (
    <>
      <TextSetting
        form={form}
        path="company.name"
        label={t("settings.place.name")}
        required
        maxLength={120}
      />
      <TextSetting
        form={form}
        path="company.address"
        label={t("settings.place.address")}
        maxLength={300}
      />
      <TextSetting
        form={form}
        path="company.city"
        label={t("settings.place.city")}
        maxLength={120}
      />
      {hasMap ? (
        <PlaceOnMap form={form} tiles={tiles} />
      ) : (
        <Button look="outline" className="self-start" onClick={() => setHasMap(true)}>
          <MapPin aria-hidden="true" className="size-5" />
          {t("setup.onMap")}
        </Button>
      )}
      <PhoneSetting form={form} />
    </>
  );
}
