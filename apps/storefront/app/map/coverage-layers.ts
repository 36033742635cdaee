import type { Position } from "@comanda/domain/geo/position";
import { ringNear } from "@comanda/domain/geo/shape";
import { areaStyle } from "@comanda/ui/map/area-style.ts";
import { latLng } from "@comanda/ui/map/leaflet-map.ts";
import { companyMarker, destinationMarker } from "@comanda/ui/map/map-markers.ts";
import {
  Circle,
  FeatureGroup,
  type Map as LeafletMap,
  type PathOptions,
  Polygon,
} from "leaflet/dist/leaflet-src.esm.js";
import { freeOfButtons } from "./free-of-buttons.ts";
import { RANGE_ZOOM } from "./low-map-range.ts";

/** The style of a range (conformance 9.22). */
const range: PathOptions = {
  color: "#18794e",
  weight: 0.5,
  fillColor: "#18794e",
  fillOpacity: 0.25,
  interactive: false,
};

/**
 * The outline of what is drawn: a line in its colour on a pale one, which is seen on streets and on the
 * ground, by day and by night. It lies above all fills, so that no neighbour covers it.
 */
const OUTLINE_PANE = "outline";
const outlines = (color: string): PathOptions[] => [
  { ...outline, color: "#ffffff", weight: 5, opacity: 0.9 },
  { ...outline, color, weight: 2.5 },
];
const outline: PathOptions = { pane: OUTLINE_PANE, fill: false, interactive: false };

type Coverage = {
  centre: Position;
  limitMeters: number | null;
  areas: readonly { rings: (readonly Position[])[] }[];
  /** A place of the visitor; null without one. */
  pin: Position | null;
};

/** Draws the company's marker, its range in metres, its areas and the pin, and zooms to all of them. */
export function showCoverage(map: LeafletMap, { centre, limitMeters, areas, pin }: Coverage): void {
  const all = new FeatureGroup();
  map.createPane(OUTLINE_PANE);
  if (limitMeters !== null) {
    for (const look of [range, ...outlines("#18794e")])
      all.addLayer(new Circle(latLng(centre), limitMeters, look));
  }
  for (const [index, { rings }] of areas.entries()) {
    const { color, fillOpacity } = areaStyle(index);
    // Rings of one polygon are filled even-odd: a ring inside another one is a hole.
    const look = { color, weight: 1.5, fillOpacity, interactive: false };
    const shape = rings.map((ring) => ringNear(ring, centre).map(latLng));
    for (const style of [look, ...outlines(color)]) all.addLayer(new Polygon(shape, style));
  }
  all.addLayer(companyMarker(centre));
  for (const shown of pin ? ringNear([pin], centre) : []) all.addLayer(destinationMarker(shown));
  all.addTo(map);
  // A single marker has no bounds to fit.
  if (limitMeters === null && areas.length === 0 && !pin) return;
  const maxZoom = areas.length > 0 ? undefined : RANGE_ZOOM;
  map.fitBounds(all.getBounds(), { ...freeOfButtons(16), maxZoom, animate: false });
}
