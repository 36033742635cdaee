import type { Position } from "@comanda/domain/geo/position";
import type { MapView } from "@comanda/ui/map/leaflet-map.ts";
import type { MapPlace } from "../../../session/checkout/checkout-address.ts";

/** The zoom of the map; 0, the whole world, without a centre (conformance 9.19). */
const ZOOM = 13;
const WORLD: MapView = { centre: { latitude: 0, longitude: 0 }, zoom: 0 };

/** Returns the centre and zoom at the start: the chosen or located place, else the company. */
export function initialMapView(place: MapPlace | null, company: Position | null): MapView {
  const at = place ?? company;
  if (!at) return WORLD;
  return { centre: { latitude: at.latitude, longitude: at.longitude }, zoom: ZOOM };
}
