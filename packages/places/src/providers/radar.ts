import type { Place } from "@comanda/contract/calls/place-calls";
import type { Position } from "@comanda/domain/geo/position";
import * as v from "valibot";
import {
  buildUrl,
  LatitudeDegrees,
  LongitudeDegrees,
  optionalField,
  parseOrFail,
  SafeLabel,
  validItems,
} from "../remote/answer-fields.ts";
import { fetchJson } from "../remote/fetch-json.ts";
import { type SearchProvider, SUGGESTION_LIMIT } from "./search-provider.ts";

export type RadarAccess = { key: string; url: string };

const Answer = v.object({ addresses: v.array(v.unknown()) });
const Address = v.object({
  formattedAddress: SafeLabel,
  latitude: LatitudeDegrees,
  longitude: LongitudeDegrees,
  countryCode: optionalField(v.string()),
  city: optionalField(SafeLabel),
  number: optionalField(SafeLabel),
  /** `address`, `street`, `place` (a building or business) … */
  layer: optionalField(v.string()),
});
type Address = v.InferOutput<typeof Address>;

/** Radar's address search (conformance 7.31 and 7.32). Its suggestions have positions. */
export function createRadarProvider({ key, url }: RadarAccess): SearchProvider {
  const request = async (path: string, query: Record<string, string>, signal: AbortSignal) => {
    const headers = { authorization: key };
    const answer = await fetchJson(buildUrl(url, path, query), { headers, signal });
    return validItems(Address, parseOrFail(Answer, answer).addresses);
  };
  return {
    name: "radar",
    search: async ({ text, near, country, signal }) => {
      const query = {
        query: text,
        limit: String(SUGGESTION_LIMIT),
        countryCode: country,
        ...(near && { near: coordinates(near) }),
      };
      const addresses = await request("/v1/search/autocomplete", query, signal);
      return addresses
        .filter(({ countryCode }) => !countryCode || countryCode.toUpperCase() === country)
        .slice(0, SUGGESTION_LIMIT)
        .map((address, nth) => ({
          id: `${nth}:${coordinates(address)}`,
          text: address.formattedAddress,
          position: { latitude: address.latitude, longitude: address.longitude },
          hasNumber: namesHouse(address),
        }));
    },
    // Suggestions have positions already.
    details: async () => null,
    reverse: async (position, { signal }) => {
      const query = { coordinates: coordinates(position) };
      const [nearest] = await request("/v1/geocode/reverse", query, signal);
      return nearest ? toPlace(nearest) : null;
    },
  };
}

function toPlace(address: Address): Place {
  const { formattedAddress, latitude, longitude, city } = address;
  return { address: formattedAddress, latitude, longitude, city, hasNumber: namesHouse(address) };
}

function namesHouse({ number, layer }: Address): boolean {
  return number !== null || layer === "place";
}

function coordinates({ latitude, longitude }: Position): string {
  return `${latitude},${longitude}`;
}
