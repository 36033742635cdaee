/** The tiles over the map that is drawn from the address file (decision 20). */
export type MapTiles = {
  /** The URL template, such as `https://tile.openstreetmap.org/{z}/{x}/{y}.png`; null for none. */
  tileUrl: string | null;
  /** The attribution of the tiles: plain text, empty without tiles. */
  attribution: string;
};
