import type { MapOptions } from "leaflet/dist/leaflet-src.esm.js";

/**
 * On touch screens one finger scrolls the page, and two fingers move and zoom the map. Half steps of the zoom
 * let what is shown fill the map.
 */
export function scrollFriendlyOptions(): MapOptions {
  return { zoomSnap: 0.5, dragging: !window.matchMedia("(pointer: coarse)").matches };
}
