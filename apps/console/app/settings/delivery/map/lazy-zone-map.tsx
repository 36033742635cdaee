import "./map-box.css";
import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { withMessages } from "../../../i18n/later-messages.ts";
import { useText } from "../../../i18n/text.ts";
import type { ZoneMapProps } from "./zone-map.tsx";

const loadZoneMap = withMessages(async () => (await import("./zone-map.tsx")).ZoneMap);

/** The map of the zones, whose code comes with it. Its place has its size from the start. */
export function LazyZoneMap(props: ZoneMapProps) {
  const t = useText();
  const unavailable = <p className="delivery-map-absent">{t("settings.delivery.noMap")}</p>;
  return (
    <div className="delivery-map">
      <LazyPart load={loadZoneMap} props={props} unavailable={unavailable} />
    </div>
  );
}
