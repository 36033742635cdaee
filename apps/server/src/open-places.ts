import type { Places } from "@comanda/api/deps";
import { reasonOf } from "@comanda/places/ask";
import type { Gazetteer } from "@comanda/places/gazetteer/gazetteer";
import { openGazetteer } from "@comanda/places/gazetteer/open-gazetteer";
import { KeptAnswers } from "@comanda/places/kept-answers";
import { PlaceSearch } from "@comanda/places/place-search";
import { createTravelDistance } from "@comanda/places/routing";
import { createSearchLog } from "@comanda/places/search-log";
import { providersOf } from "@comanda/places/sources";
import { BARE_TILE, drawTile } from "@comanda/places/tiles/draw-tile";
import { fileVisitorCountry, remoteVisitorCountry } from "@comanda/places/visitor-country";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { PlacesService, Tile } from "./places-http.ts";

export type OpenPlaces = {
  /** For the browser. */
  service: PlacesService;
  /** For the API: what deliveries cost, and whether an address is where it is said to be. */
  forApi: Places;
  close: () => void;
};

/** The address file of the data folder, and whoever else is configured to know about places. */
export function openPlaces(
  { places, dataDir }: Pick<Config, "places" | "dataDir">,
  log: Logger,
): OpenPlaces {
  const { plan, sources, secondSearchLogUrl, routingUrl, visitorCountryUrl } = places;
  const gazetteer = openGazetteer(dataDir, log);
  const search = new PlaceSearch({
    plan,
    providers: [gazetteer.provider, ...providersOf(sources)],
    log,
    searchLog: secondSearchLogUrl ? createSearchLog(secondSearchLogUrl, log) : null,
  });
  const travelDistance = routingUrl ? createTravelDistance(routingUrl, { log }) : async () => null;
  return {
    service: {
      search,
      drawTile: keptTiles(gazetteer, log),
      visitorCountry: visitorCountryUrl
        ? remoteVisitorCountry(visitorCountryUrl, { log })
        : fileVisitorCountry({ log }),
    },
    forApi: { travelDistance, locate: gazetteer.locate },
    close: gazetteer.close,
  };
}

const KEPT_TILES = 200;
/** A new address file shows on the map this soon on the server; browsers keep theirs longer. */
const KEPT_FOR_MS = 60_000;

/** Draws a picture once for all who look at the same streets. */
function keptTiles(gazetteer: Gazetteer, log: Logger): PlacesService["drawTile"] {
  const kept = new KeptAnswers<Tile>({ max: KEPT_TILES, life: () => KEPT_FOR_MS });
  return async (z, x, y) => {
    try {
      return await kept.get(`${z}/${x}/${y}`, async () => {
        const svg = drawTile(gazetteer, z, x, y);
        return { svg, state: svg === BARE_TILE ? "soon" : "drawn" };
      });
    } catch (error) {
      log.error({ reason: reasonOf(error) }, "A picture of the map could not be drawn");
      return { svg: BARE_TILE, state: "failed" };
    }
  };
}
