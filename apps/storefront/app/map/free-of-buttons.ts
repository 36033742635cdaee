import type { FitBoundsOptions } from "leaflet/dist/leaflet-src.esm.js";

/** The width of a map's buttons with the space around them, in pixels. */
const BUTTONS = 64;

/**
 * Returns how to fit places into a map so that they are not below its buttons, which stand at the end of the
 * line: on the left in Arabic. `top` and `room` are the free pixels above and around the places.
 */
export function freeOfButtons(room: number, top = room): FitBoundsOptions {
  const isRightToLeft = document.documentElement.dir === "rtl";
  return {
    paddingTopLeft: [isRightToLeft ? BUTTONS : room, top],
    paddingBottomRight: [isRightToLeft ? room : BUTTONS, room],
  };
}
