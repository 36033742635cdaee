import "../i18n/fetch-later-messages.ts";
import type { Position } from "@comanda/domain/geo/position";
import { latLng } from "@comanda/ui/map/leaflet-map.ts";
import { companyMarker, destinationMarker } from "@comanda/ui/map/map-markers.ts";
import type { MapTiles } from "@comanda/ui/map/map-tiles.ts";
import { scrollFriendlyOptions } from "@comanda/ui/map/scroll-friendly-options.ts";
import { FeatureGroup, type Map as LeafletMap, Polyline } from "leaflet/dist/leaflet-src.esm.js";
import "./way-map.css";
import { freeOfButtons } from "./free-of-buttons.ts";
import { MapFrame } from "./map-frame.tsx";

/** The closest zoom, so that the streets around stay in sight when both places are near. */
const MAX_ZOOM = 16;

/** The height of the pin, whose tip is at its place, with some room above it, in pixels. */
const PIN = 52;

export type WayMapProps = {
  from: Position;
  to: Position;
  label: string;
  tiles: MapTiles;
  className?: string;
};

/** Shows a map with the restaurant, the destination of a delivery, and a dashed line between them. */
export function WayMap({ from, to, label, tiles, className }: WayMapProps) {
  return (
    <MapFrame
      key={JSON.stringify([from, to])}
      label={label}
      tiles={tiles}
      start={{ centre: to, zoom: MAX_ZOOM }}
      options={scrollFriendlyOptions()}
      onMap={(map) => {
        showWay(map, from, to);
        return undefined;
      }}
      className={className}
    />
  );
}

function showWay(map: LeafletMap, from: Position, to: Position): void {
  const line = new Polyline([latLng(from), latLng(to)], {
    className: "map-way",
    dashArray: "2 9",
    weight: 4,
    lineCap: "round",
    interactive: false,
  });
  const all = new FeatureGroup([line, companyMarker(from), destinationMarker(to)]);
  all.addTo(map);
  map.fitBounds(all.getBounds(), { ...freeOfButtons(24, PIN), maxZoom: MAX_ZOOM, animate: false });
}
