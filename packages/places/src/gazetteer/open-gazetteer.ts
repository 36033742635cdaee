import type { Place, Suggestion } from "@comanda/contract/places";
import { type SearchProvider, SUGGESTION_LIMIT } from "../provider.ts";
import type { FoundPlace } from "./find-places.ts";
import type { Gazetteer } from "./gazetteer.ts";
import { type OpenIndex, readIndex } from "./open-index.ts";
import { type SearchIndex, searchIndex } from "./search-index.ts";

/** Metres within which a position is that of a house; farther off it is its street's. */
const AT_THE_HOUSE = 60;

/** Opens the address files of a data folder; there may be none, now or later. */
export function openGazetteer(dataDir: string): Gazetteer {
  const reader = readIndex(dataDir);
  const searches = new WeakMap<OpenIndex, SearchIndex>();
  const current = (): SearchIndex | null => {
    const index = reader.current();
    if (!index) return null;
    const known = searches.get(index) ?? searchIndex(index);
    searches.set(index, known);
    return known;
  };
  // Reading where the streets are takes a moment: better now than for the first who searches.
  current();
  return {
    provider: provider(current),
    locate: async (address, near, country) => current()?.locate(address, near, country) ?? [],
    streetsIn: (bounds, limit) => current()?.streetsIn(bounds, limit) ?? [],
    housesIn: (bounds, limit) => current()?.housesIn(bounds, limit) ?? [],
    close: reader.close,
  };
}

function provider(current: () => SearchIndex | null): SearchProvider {
  return {
    name: "gazetteer",
    search: async ({ text, near, country }) =>
      (current()?.search(text, near, country, SUGGESTION_LIMIT) ?? []).map(suggestion),
    details: async (id) => {
      const found = current()?.byId(id);
      return found ? place(found) : null;
    },
    /** The address is of the nearest house; the position stays the one that was asked about. */
    reverse: async (position) => {
      const found = current()?.nearest(position);
      if (!found) return null;
      const { house, street, meters } = found;
      return { ...place(meters <= AT_THE_HOUSE ? house : street), ...position };
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
}: Omit<FoundPlace, "score" | "away" | "id">): Place => ({
  address: text,
  city,
  hasNumber,
  ...position,
});
