/** The number of different area styles (conformance 9.23); further areas repeat them. */
export const AREA_STYLES = 20;

/** Degrees of hue from one area to the next, so that neighbours in a list look different. */
const GOLDEN_ANGLE = 137.508;

export type AreaStyle = { color: string; fillOpacity: number };

/** Returns the colour of the area at `index` of a list, and its opacity from 0 to 1. */
export function areaStyle(index: number): AreaStyle {
  const turn = index % AREA_STYLES;
  const hue = Math.round((150 + turn * GOLDEN_ANGLE) % 360);
  // Dark enough for a contrast of 3:1 on a pale map with every hue.
  return { color: `hsl(${hue} 70% 32%)`, fillOpacity: 0.18 + (turn % 5) * 0.04 };
}
