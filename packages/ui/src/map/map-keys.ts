import type { Map as LeafletMap } from "leaflet/dist/leaflet-src.esm.js";
import { prefersReducedMotion } from "../web/prefers-reduced-motion.ts";

/** Pixels by which an arrow key moves the map; with Shift a quarter, to find the exact door. */
const STEP = 80;

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Press = { key: string; shift: boolean };
type KeyAction = { pan: [x: number, y: number] } | { zoom: 1 | -1 } | null;

/** Returns the action of a key on a map: arrows move it, plus and minus zoom. Null for other keys. */
export function keyAction({ key, shift }: Press): KeyAction {
  const arrow = arrows[key];
  const step = shift ? STEP / 4 : STEP;
  if (arrow) return { pan: [arrow[0] * step, arrow[1] * step] };
  if (key === "+" || key === "=") return { zoom: 1 };
  if (key === "-" || key === "_") return { zoom: -1 };
  return null;
}

/** Applies a key to the map; false if the key has no action. */
export function handleMapKey(map: LeafletMap, press: Press): boolean {
  const action = keyAction(press);
  if (!action) return false;
  const animate = !prefersReducedMotion();
  if ("pan" in action) map.panBy(action.pan, { animate });
  else map.setZoom(map.getZoom() + action.zoom, { animate });
  return true;
}
