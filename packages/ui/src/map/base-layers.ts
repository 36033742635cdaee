import { placesPaths } from "@comanda/contract/calls/place-calls";
import { type Map as LeafletMap, TileLayer } from "leaflet/dist/leaflet-src.esm.js";
import { MAX_ZOOM } from "./leaflet-map.ts";

/** A transparent pixel in the place of a tile that failed, so that the drawn map below is visible. */
const TRANSPARENT_PIXEL =
  "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** The number of failures before any success after which the tile layer is removed. */
const MAX_TILE_FAILURES = 2;

type Tiles = {
  /** The URL template of the tiles over the drawn map; null without such tiles. */
  tileUrl: string | null;
  /** Called when the tiles cannot be loaded. */
  onTilesFailed: () => void;
};

/** Adds the map drawn from the address file, which is always there, and the configured tiles above it. */
export function addBaseLayers(map: LeafletMap, { tileUrl, onTilesFailed }: Tiles): void {
  const options = { maxZoom: MAX_ZOOM, errorTileUrl: TRANSPARENT_PIXEL };
  map.addLayer(new TileLayer(`${placesPaths.tiles}/{z}/{x}/{y}.svg`, options));
  if (!tileUrl) return;

  const tiles = new TileLayer(tileUrl, { ...options, zIndex: 2 });
  let failures = 0;
  let loaded = false;
  tiles.on("tileload", ({ tile }) => {
    // The pixel for a failed tile is loaded too.
    if (tile.src !== TRANSPARENT_PIXEL) loaded = true;
  });
  tiles.on("tileerror", () => {
    failures += 1;
    if (loaded || failures !== MAX_TILE_FAILURES) return;
    map.removeLayer(tiles);
    onTilesFailed();
  });
  map.addLayer(tiles);
}
