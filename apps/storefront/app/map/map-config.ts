import type { MapTiles } from "@comanda/ui/map/map-tiles.ts";

/** The configuration of the maps, the same for every company (decision 20). */
export type MapConfig = MapTiles & {
  /** The key for Google's map. It is public, because browsers get it; null without Google's map. */
  googleKey: string | null;
};
