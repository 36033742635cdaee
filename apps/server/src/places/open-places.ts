import type { PlacesProvider } from "@comanda/api/places/places-provider";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import type { Gazetteer } from "@comanda/places/gazetteer/search/gazetteer";
import { openGazetteer } from "@comanda/places/gazetteer/search/open-gazetteer";
import { createProviders } from "@comanda/places/providers/configured-providers";
import { AnswerCache } from "@comanda/places/remote/answer-cache";
import { failureReason } from "@comanda/places/remote/fetch-json";
import { PlaceSearchService } from "@comanda/places/search/place-search";
import { createSearchLog } from "@comanda/places/search/search-log";
import { drawTile, EMPTY_TILE } from "@comanda/places/tiles/draw-tile";
import { createTravelDistance } from "@comanda/places/travel-distance";
import {
  createFileCountryLookup,
  createRemoteCountryLookup,
} from "@comanda/places/visitor-country";
import type { Logger } from "pino";
import type { Config } from "../config/read-config.ts";
import type { PlacesService, Tile } from "./places.routes.ts";

export type OpenPlaces = {
  /** For the browser: address search, tiles and the visitor's country. */
  service: PlacesService;
  /** For the API: distances for delivery prices, and positions of written addresses. */
  api: PlacesProvider;
  close: () => void;
};

/** Opens the address file of the data folder and the configured services for places. */
export function openPlaces(
  { places, dataDir }: Pick<Config, "places" | "dataDir">,
  log: Logger,
): OpenPlaces {
  const { plan, sources, secondSearchLogUrl, routingUrl, visitorCountryUrl } = places;
  const gazetteer = openGazetteer(dataDir, log);
  const search = new PlaceSearchService({
    plan,
    providers: [gazetteer.provider, ...createProviders(sources)],
    log,
    searchLog: secondSearchLogUrl ? createSearchLog(secondSearchLogUrl, log) : null,
  });
  const travelDistance = routingUrl ? createTravelDistance(routingUrl, { log }) : async () => null;
  return {
    service: {
      search,
      drawTile: cacheTiles(gazetteer, log),
      visitorCountry: visitorCountryUrl
        ? createRemoteCountryLookup(visitorCountryUrl, { log })
        : createFileCountryLookup({ log }),
    },
    api: { travelDistance, locate: gazetteer.locate },
    close: gazetteer.close,
  };
}

const MAX_CACHED_TILES = 200;
/** Milliseconds until a new address file shows on the map; browsers cache tiles for longer. */
const TILE_TTL_MS = MINUTE_MS;

/** Draws a tile once for all visitors who look at the same streets. */
function cacheTiles(gazetteer: Gazetteer, log: Logger): PlacesService["drawTile"] {
  const cache = new AnswerCache<Tile>({ max: MAX_CACHED_TILES, ttlOf: () => TILE_TTL_MS });
  return async (z, x, y) => {
    try {
      return await cache.getOrLoad(`${z}/${x}/${y}`, async () => {
        const svg = drawTile(gazetteer, z, x, y);
        return { svg, state: svg === EMPTY_TILE ? "empty" : "drawn" };
      });
    } catch (error) {
      log.error({ reason: failureReason(error) }, "A picture of the map could not be drawn");
      return { svg: EMPTY_TILE, state: "failed" };
    }
  };
}
