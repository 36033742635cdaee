import "../i18n/fetch-later-messages.ts";
import { metersBetween } from "@comanda/domain/geo/position";
import { centreOf, latLng } from "@comanda/ui/map/leaflet-map.ts";
import { MapPin } from "@comanda/ui/map/map-pin.tsx";
import { prefersReducedMotion } from "@comanda/ui/web/prefers-reduced-motion.ts";
import type { Map as LeafletMap } from "leaflet/dist/leaflet-src.esm.js";
import { useEffect, useState } from "react";
import { MapFrame } from "./map-frame.tsx";
import { MIN_MOVE_METERS, type PinMapProps } from "./pin-map-props.ts";

/**
 * Shows a map with a pin in its centre. The customer drags the map, or moves it with keys, until the
 * pin is at their door (conformance 2.105).
 */
export function PinMap({ label, tiles, view, onMove, controls, className }: PinMapProps) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [moving, setMoving] = useState(false);

  useEffect(() => {
    if (!map || metersBetween(centreOf(map), view.centre) < MIN_MOVE_METERS) return;
    const zoom = Math.max(map.getZoom(), view.zoom);
    map.setView(latLng(view.centre), zoom, { animate: !prefersReducedMotion() });
  }, [map, view]);

  return (
    <MapFrame
      label={label}
      tiles={tiles}
      start={view}
      // Zooming does not move the centre, so the pin keeps its position.
      options={{ doubleClickZoom: "center", touchZoom: "center" }}
      onMap={(created) => {
        let last = centreOf(created);
        created.on("movestart", () => setMoving(true));
        created.on("moveend", () => {
          setMoving(false);
          const centre = centreOf(created);
          if (metersBetween(last, centre) < MIN_MOVE_METERS) return;
          last = centre;
          onMove(centre);
        });
        setMap(created);
        return () => setMap(null);
      }}
      controls={controls}
      className={className}
    >
      <MapPin lifted={moving} />
    </MapFrame>
  );
}
