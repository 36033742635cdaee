import type { Place, Suggestion } from "@comanda/contract/calls/place-calls";
import type { Logger } from "pino";
import { type SearchProvider, SUGGESTION_LIMIT } from "../../providers/search-provider.ts";
import { createIndexReader, type OpenIndex } from "../index/index-reader.ts";
import type { FoundPlace } from "./find-places.ts";
import type { Gazetteer, NamedPlace } from "./gazetteer.ts";
import { createSearchIndex, type SearchIndex } from "./search-index.ts";

/**
 * Metres: a position nearer to a house than this gets its address, a farther one gets the street.
 */
const HOUSE_RADIUS_METERS = 60;

const NO_PLACES: readonly NamedPlace[] = [];

/** Runs a query on the index; null while there is none that can be read. */
type QueryIndex = <Answer>(find: (index: SearchIndex) => Answer) => Answer | null;

/**
 * Opens the address files of a data folder at the first search; the folder may have none yet. A file that
 * cannot be read is logged and counts as empty; nothing here throws.
 */
export function openGazetteer(
  dataDir: string,
  log: Pick<Logger, "error"> | null = null,
): Gazetteer {
  const reader = createIndexReader(dataDir, log);
  const searches = new WeakMap<OpenIndex, SearchIndex>();
  const query: QueryIndex = (find) => {
    const index = reader.current();
    if (!index) return null;
    try {
      const existing = searches.get(index) ?? createSearchIndex(index);
      searches.set(index, existing);
      return find(existing);
    } catch (error) {
      reader.reportFailure(error);
      return null;
    }
  };
  return {
    provider: gazetteerProvider(query),
    locate: async (address, near, country) =>
      query((index) => index.locate(address, near, country)) ?? [],
    streetsIn: (bounds, limit) => query((index) => index.streetsIn(bounds, limit)) ?? [],
    namedPlaces: () => query((index) => index.namedPlaces()) ?? NO_PLACES,
    housesIn: (bounds, limit) => query((index) => index.housesIn(bounds, limit)) ?? [],
    close: reader.close,
  };
}

function gazetteerProvider(query: QueryIndex): SearchProvider {
  return {
    name: "gazetteer",
    search: async ({ text, near, country }) =>
      (query((index) => index.search(text, near, country, SUGGESTION_LIMIT)) ?? []).map(suggestion),
    details: async (id) => {
      const found = query((index) => index.byId(id));
      return found ? place(found) : null;
    },
    /**
     * Returns the address of the nearest house, or its street where the house is more than `HOUSE_RADIUS_METERS`
     * away; the position stays the requested one.
     */
    reverse: async (position) => {
      const found = query((index) => index.nearest(position));
      if (!found) return null;
      const { house, street, meters } = found;
      return { ...place(meters <= HOUSE_RADIUS_METERS ? house : street), ...position };
    },
  };
}

const suggestion = ({ id, text, position, hasNumber }: FoundPlace): Suggestion => ({
  id,
  text,
  position,
  hasNumber,
});

const place = ({
  text,
  position,
  city,
  hasNumber,
}: Omit<FoundPlace, "score" | "kilometersAway" | "id">): Place => ({
  address: text,
  city,
  hasNumber,
  ...position,
});
