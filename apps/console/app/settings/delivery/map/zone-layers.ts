import type { Position } from "@comanda/domain/geo/position";
import { ringNear } from "@comanda/domain/geo/shape";
import { latLng } from "@comanda/ui/map/leaflet-map.ts";
import { companyMarker } from "@comanda/ui/map/map-markers.ts";
import {
  Circle,
  DivIcon,
  FeatureGroup,
  type Map as LeafletMap,
  Marker,
  Polygon,
} from "leaflet/dist/leaflet-src.esm.js";
import { zoneLook } from "./zone-look.ts";

/** A zone as the map shows it. */
export type ShownZone = {
  id: string;
  enabled: boolean;
  rings: readonly (readonly Position[])[];
};

/** What the map of a company's delivery shows. */
export type ShownCoverage = {
  centre: Position | null;
  zones: readonly ShownZone[];
  /** Metres. */
  ranges: readonly number[];
  selectedId: string | null;
};

const RANGE = { color: "#18794e", weight: 1.5, fillOpacity: 0.08, interactive: false };

/** Returns layers with the company, its ranges and its zones, each by letter, line and colour. */
export function coverageLayers({ centre, zones, ranges, selectedId }: ShownCoverage): FeatureGroup {
  const all = new FeatureGroup();
  if (centre) {
    for (const meters of ranges) all.addLayer(new Circle(latLng(centre), meters, RANGE));
    all.addLayer(companyMarker(centre));
  }
  for (const [index, { id, enabled, rings }] of zones.entries()) {
    if (rings.length === 0) continue;
    const shown = rings.map((ring) => ringNear(ring, centre ?? rings[0]?.[0]));
    const { letter, color, fillOpacity, dash } = zoneLook(index);
    const shape = new Polygon(
      shown.map((ring) => ring.map(latLng)),
      {
        color,
        weight: id === selectedId ? 4 : 2.5,
        fillOpacity: enabled ? fillOpacity : 0.04,
        opacity: enabled ? 1 : 0.5,
        ...(dash && { dashArray: dash }),
        interactive: false,
      },
    );
    all.addLayer(shape);
    const [ring = []] = shown;
    if (ring.length > 0) all.addLayer(letterMarker(ring, letter, color));
  }
  return all;
}

/** The letter of a zone at the mean of its corners. */
function letterMarker(ring: readonly Position[], letter: string, color: string): Marker {
  const mean = (of: keyof Position) => ring.reduce((sum, each) => sum + each[of], 0) / ring.length;
  const html = document.createElement("span");
  html.textContent = letter;
  html.style.background = color;
  const position = { latitude: mean("latitude"), longitude: mean("longitude") };
  return iconMarker(position, "map-zone-letter", 28, html);
}

/** Returns the marker of the place that is tried. */
export function pointMarker(position: Position): Marker {
  return iconMarker(position, "map-point", 20);
}

function iconMarker(position: Position, className: string, size: number, html?: HTMLElement) {
  const icon = new DivIcon({ className, iconSize: [size, size], ...(html && { html }) });
  return new Marker(latLng(position), { icon, interactive: false, keyboard: false });
}

/** Moves the map so that everything is in view. */
export function fitCoverage(map: LeafletMap, layers: FeatureGroup): void {
  const bounds = layers.getBounds();
  if (bounds.isValid() && !bounds.getNorthEast().equals(bounds.getSouthWest()))
    map.fitBounds(bounds, { padding: [24, 24], animate: false });
}
