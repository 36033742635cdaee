import { areaStyle } from "@comanda/ui/map/area-style.ts";

/** How a zone looks in its list and on the map: letter, line and colour, by its place in the list. */
export type ZoneLook = { letter: string; color: string; fillOpacity: number; dash: string | null };

/** Pixels of line and gap; neighbours in the list differ. */
const DASHES = [null, "10 6", "2 6", "14 5 2 5"] as const;
const LETTERS = 26;

/** The look of the zone at `index`: A to Z, then AA, AB and so on. */
export function zoneLook(index: number): ZoneLook {
  return {
    letter: letterOf(index),
    ...areaStyle(index),
    dash: DASHES[index % DASHES.length] ?? null,
  };
}

function letterOf(index: number): string {
  const before = Math.floor(index / LETTERS);
  const last = String.fromCodePoint(65 + (index % LETTERS));
  return before === 0 ? last : `${letterOf(before - 1)}${last}`;
}
