import type { Place, Suggestion } from "@comanda/contract/calls/place-calls";
import type { Logger } from "pino";
import { type SearchProvider, SUGGESTION_LIMIT } from "../../providers/search-provider.ts";
import { createIndexReader, type OpenIndex } from "../index/index-reader.ts";
import type { FoundPlace } from "./find-places.ts";
import type { Gazetteer } from "./gazetteer.ts";
import { createSearchIndex, type SearchIndex } from "./search-index.ts";

/** Metres within which a position is that of a house; farther off it is its street's. */
const HOUSE_RADIUS_METERS = 60;

/** What is found in the index; null while there is none that can be read. */
type QueryIndex = <Answer>(find: (index: SearchIndex) => Answer) => Answer | null;

/**
 * Opens the address files of a data folder; there may be none, now or later. A file that cannot be
 * read is as none: it is logged, and nothing here throws.
 */
export function openGazetteer(
  dataDir: string,
  log: Pick<Logger, "error"> | null = null,
): Gazetteer {
  const reader = createIndexReader(dataDir, log);
  const searches = new WeakMap<OpenIndex, SearchIndex>();
  const ask: QueryIndex = (find) => {
    const index = reader.current();
    if (!index) return null;
    try {
      const known = searches.get(index) ?? createSearchIndex(index);
      searches.set(index, known);
      return find(known);
    } catch (error) {
      reader.reportFailure(error);
      return null;
    }
  };
  // Reading where the streets are takes a moment: better now than for the first who searches.
  reader.current();
  return {
    provider: gazetteerProvider(ask),
    locate: async (address, near, country) =>
      ask((index) => index.locate(address, near, country)) ?? [],
    streetsIn: (bounds, limit) => ask((index) => index.streetsIn(bounds, limit)) ?? [],
    housesIn: (bounds, limit) => ask((index) => index.housesIn(bounds, limit)) ?? [],
    close: reader.close,
  };
}

function gazetteerProvider(ask: QueryIndex): SearchProvider {
  return {
    name: "gazetteer",
    search: async ({ text, near, country }) =>
      (ask((index) => index.search(text, near, country, SUGGESTION_LIMIT)) ?? []).map(suggestion),
    details: async (id) => {
      const found = ask((index) => index.byId(id));
      return found ? place(found) : null;
    },
    /** The address is of the nearest house; the position stays the one that was asked about. */
    reverse: async (position) => {
      const found = ask((index) => index.nearest(position));
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
