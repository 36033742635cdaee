import type { Position } from "@comanda/domain/geo/position";
import { DivIcon, Marker } from "leaflet/dist/leaflet-src.esm.js";
import { latLng } from "./leaflet-map.ts";
import "./map-markers.css";

/** A dot at the company's position, which takes no press. */
export function companyMarker(centre: Position): Marker {
  const icon = new DivIcon({ className: "map-company", iconSize: [22, 22] });
  return new Marker(latLng(centre), { icon, interactive: false, keyboard: false });
}

/** The tip of the pin is at the position. */
export function destinationMarker(to: Position): Marker {
  const html =
    '<svg viewBox="0 0 36 48" aria-hidden="true"><path d="M18 0A18 18 0 0 0 0 18c0 12 14 25 18 30 4-5 18-18 18-30A18 18 0 0 0 18 0Z"/><circle cx="18" cy="18" r="7"/></svg>';
  const icon = new DivIcon({
    html,
    className: "map-destination",
    iconSize: [30, 40],
    iconAnchor: [15, 40],
  });
  return new Marker(latLng(to), { icon, interactive: false, keyboard: false });
}
