import { metersBetween, type Position } from "@comanda/domain/geo/position";
import type { MapView } from "../../../map/leaflet-map.ts";
import type { MapPlace } from "../../../session/checkout/checkout-address.ts";

/** Metres from the company; a pin that is nearer has not been moved (spec §9). */
const MIN_PIN_METERS = 20;
/** Spec §9, Map zoom; the whole world where there is no centre. */
const ZOOM = 13;
const WORLD: MapView = { centre: { latitude: 0, longitude: 0 }, zoom: 0 };

/** Where the map begins: at what was chosen or located, else at the company. */
export function initialMapView(place: MapPlace | null, company: Position | null): MapView {
  const at = place ?? company;
  if (!at) return WORLD;
  return { centre: { latitude: at.latitude, longitude: at.longitude }, zoom: ZOOM };
}

/** Whether the pin still stands where nobody has put it: at the company, or where the world begins. */
export function isPinUnmoved(pin: Position, company: Position | null): boolean {
  return metersBetween(pin, company ?? WORLD.centre) < MIN_PIN_METERS;
}
