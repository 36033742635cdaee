/** So many areas look different (spec §9, Map polygons); those after them begin anew. */
export const AREA_STYLES = 20;

/** Degrees on the colour wheel from one area to the next: neighbours in a list are never alike. */
const GOLDEN_ANGLE = 137.508;

export type AreaStyle = { color: string; fillOpacity: number };

/** The colour of the area at `index` of a list, and how much of the map it covers. */
export function areaStyle(index: number): AreaStyle {
  const turn = index % AREA_STYLES;
  const hue = Math.round((150 + turn * GOLDEN_ANGLE) % 360);
  // Dark enough to stand out from a pale map at 3:1, whatever the hue.
  return { color: `hsl(${hue} 70% 32%)`, fillOpacity: 0.18 + (turn % 5) * 0.04 };
}
