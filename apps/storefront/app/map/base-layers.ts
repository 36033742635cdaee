import { placesPaths } from "@comanda/contract/calls/place-calls";
import { type Map as LeafletMap, TileLayer } from "leaflet/dist/leaflet-src.esm.js";
import { MAX_ZOOM } from "./leaflet-map.ts";

/** One transparent pixel: in the place of a tile that did not come, the map beneath is seen. */
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** So many failures before any success, and the tiles' server is asked no more. */
const MAX_TILE_FAILURES = 2;

type Tiles = {
  /** Pictures of a map, laid over the drawn one; null for that one alone. */
  tileUrl: string | null;
  /** Told that these pictures cannot be had. */
  onTilesFailed: () => void;
};

/** The map drawn from the address file, which is always there, and the configured tiles above it. */
export function addBaseLayers(map: LeafletMap, { tileUrl, onTilesFailed: onLost }: Tiles): void {
  const options = { maxZoom: MAX_ZOOM, errorTileUrl: NOTHING };
  map.addLayer(new TileLayer(`${placesPaths.tiles}/{z}/{x}/{y}.svg`, options));
  if (!tileUrl) return;

  const tiles = new TileLayer(tileUrl, { ...options, zIndex: 2 });
  let failures = 0;
  let arrived = false;
  tiles.on("tileload", ({ tile }) => {
    // What stands in for a tile that failed arrives as well.
    if (tile.src !== NOTHING) arrived = true;
  });
  tiles.on("tileerror", () => {
    failures += 1;
    if (arrived || failures !== MAX_TILE_FAILURES) return;
    map.removeLayer(tiles);
    onLost();
  });
  map.addLayer(tiles);
}
