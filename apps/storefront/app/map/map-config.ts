/** The configuration of the maps, the same for every company (decision 20). */
export type MapConfig = {
  /**
   * The URL template of tiles over the map that is drawn from the address file, such as
   * `https://tile.openstreetmap.org/{z}/{x}/{y}.png`; null shows only the drawn map.
   */
  tileUrl: string | null;
  /** The attribution of those tiles: plain text, empty without tiles. */
  attribution: string;
  /** The key for Google's map. It is public, because browsers get it; null without Google's map. */
  googleKey: string | null;
};

/** The tiles over the drawn map, with their attribution. */
export type MapTiles = Pick<MapConfig, "tileUrl" | "attribution">;
