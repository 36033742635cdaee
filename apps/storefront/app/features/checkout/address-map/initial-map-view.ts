import { metersBetween, type Position } from "@comanda/domain/geo/position";
import type { MapView } from "@comanda/ui/map/leaflet-map.ts";
import type { MapPlace } from "../../../session/checkout/checkout-address.ts";

/** Metres from the company; a pin within them counts as not moved (conformance 5.13 and 9.17). */
const MIN_PIN_METERS = 20;
/** The zoom of the map; 0, the whole world, without a centre (conformance 9.19). */
const ZOOM = 13;
const WORLD: MapView = { centre: { latitude: 0, longitude: 0 }, zoom: 0 };

/** Returns the centre and zoom at the start: the chosen or located place, else the company. */
export function initialMapView(place: MapPlace | null, company: Position | null): MapView {
  const at = place ?? company;
  if (!at) return WORLD;
  return { centre: { latitude: at.latitude, longitude: at.longitude }, zoom: ZOOM };
}

/** Returns whether the pin is still at its start, the company or 0,0. */
export function isPinUnmoved(pin: Position, company: Position | null): boolean {
  return metersBetween(pin, company ?? WORLD.centre) < MIN_PIN_METERS;
}
