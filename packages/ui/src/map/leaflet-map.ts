import type { Position } from "@comanda/domain/geo/position";
import {
  type LatLngExpression,
  Map as LeafletMap,
  type MapOptions,
} from "leaflet/dist/leaflet-src.esm.js";
import { prefersReducedMotion } from "../web/prefers-reduced-motion.ts";

export const MAX_ZOOM = 19;

/** The centre of a map in degrees, and its zoom; at zoom 0 the whole world is one tile. */
export type MapView = { centre: Position; zoom: number };

/**
 * Creates a map without Leaflet's controls and keys, because `MapFrame` has its own. The wheel scrolls
 * the page, and the map does not rotate (conformance 2.114, 9.24).
 */
export function createMap(element: HTMLElement, view: MapView, options: MapOptions): LeafletMap {
  const animated = !prefersReducedMotion();
  return new LeafletMap(element, {
    center: latLng(view.centre),
    zoom: view.zoom,
    maxZoom: MAX_ZOOM,
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    boxZoom: false,
    scrollWheelZoom: false,
    worldCopyJump: true,
    inertia: animated,
    zoomAnimation: animated,
    fadeAnimation: animated,
    markerZoomAnimation: animated,
    ...options,
  });
}

/** Returns a position as Leaflet takes it. */
export function latLng({ latitude, longitude }: Position): LatLngExpression {
  return [latitude, longitude];
}

/** Returns the centre of the map, in degrees with six decimals, which is about a decimetre. */
export function centreOf(map: LeafletMap): Position {
  const { lat, lng } = map.getCenter().wrap();
  return { latitude: roundDegrees(lat), longitude: roundDegrees(lng) };
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
