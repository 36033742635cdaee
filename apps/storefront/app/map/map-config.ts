/** The maps that people are shown, the same for every company. */
export type MapConfig = {
  /**
   * Pictures of a map (`https://tile.openstreetmap.org/{z}/{x}/{y}.png`), to be laid over the one
   * that is drawn from the address file; null shows that one alone.
   */
  tileUrl: string | null;
  /** Who is to be named for those pictures: plain text, empty without them. */
  attribution: string;
  /** For Google's map in the browser, and so known to everybody; null where there is none. */
  googleKey: string | null;
};

/** The pictures that a map lays over its base, and who is named for them. */
export type MapTiles = Pick<MapConfig, "tileUrl" | "attribution">;
