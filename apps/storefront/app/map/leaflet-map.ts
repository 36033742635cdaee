import type { Position } from "@comanda/domain/geo/position";
import {
  type LatLngExpression,
  Map as LeafletMap,
  type MapOptions,
} from "leaflet/dist/leaflet-src.esm.js";
import { prefersReducedMotion } from "./reduced-motion.ts";

export const MAX_ZOOM = 19;

/** Where a map looks: degrees, and the zoom at which 0 is the whole world. */
export type MapView = { centre: Position; zoom: number };

/**
 * A map without controls of its own: those, and the keys, are ours. The wheel scrolls the page, and
 * nothing rotates (spec §9, Map controls).
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

export function latLng({ latitude, longitude }: Position): LatLngExpression {
  return [latitude, longitude];
}

/** The middle of the map to a decimetre. */
export function centreOf(map: LeafletMap): Position {
  const { lat, lng } = map.getCenter().wrap();
  return { latitude: decimetre(lat), longitude: decimetre(lng) };
}

function decimetre(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
