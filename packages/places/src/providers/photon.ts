import type { Place } from "@comanda/contract/calls/place-calls";
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

export type PhotonAccess = { url: string };

const Answer = v.object({ features: v.array(v.unknown()) });
const Feature = v.object({
  geometry: v.object({ coordinates: v.tuple([LongitudeDegrees, LatitudeDegrees]) }),
  properties: v.object({
    name: optionalField(SafeLabel),
    street: optionalField(SafeLabel),
    housenumber: optionalField(SafeLabel),
    district: optionalField(SafeLabel),
    city: optionalField(SafeLabel),
    state: optionalField(SafeLabel),
    countrycode: optionalField(v.string()),
    /** `house` (with or without a number), `street`, `district`, `city` … */
    type: optionalField(v.string()),
  }),
});
type Properties = v.InferOutput<typeof Feature>["properties"];

/** Countries that write the house number before the street. */
const NUMBER_FIRST = new Set(["AU", "CA", "FR", "GB", "IE", "IN", "NZ", "PH", "US", "ZA"]);

/** Photon has no filter by country. Extra results replace those in other countries. */
const REQUESTED_RESULTS = 3 * SUGGESTION_LIMIT;

/**
 * Photon, a search of OpenStreetMap's data (github.com/komoot/photon). Its suggestions have
 * positions.
 */
export function createPhotonProvider({ url }: PhotonAccess): SearchProvider {
  const request = async (
    path: string,
    query: Record<string, string>,
    { language, signal }: { language: string; signal: AbortSignal },
  ) => {
    // The language goes in a header: a `lang` that the server lacks would be an error.
    const headers = { "accept-language": language };
    const answer = await fetchJson(buildUrl(url, path, query), { headers, signal });
    return validItems(Feature, parseOrFail(Answer, answer).features).flatMap(toPlace);
  };
  return {
    name: "photon",
    search: async ({ text, near, country, ...options }) => {
      const query = {
        q: text,
        limit: String(REQUESTED_RESULTS),
        ...(near && { lat: String(near.latitude), lon: String(near.longitude) }),
      };
      const places = await request("/api", query, options);
      return places
        .filter((place) => !place.country || place.country === country)
        .slice(0, SUGGESTION_LIMIT)
        .map(({ address, latitude, longitude, hasNumber }, nth) => ({
          id: `${nth}:${latitude},${longitude}`,
          text: address,
          position: { latitude, longitude },
          hasNumber,
        }));
    },
    // Suggestions have positions already.
    details: async () => null,
    reverse: async ({ latitude, longitude }, options) => {
      const query = { lat: String(latitude), lon: String(longitude), limit: "1" };
      const [nearest] = await request("/reverse", query, options);
      if (!nearest) return null;
      const { country: _, ...place } = nearest;
      return place;
    },
  };
}

type PhotonPlace = Place & { country: string | null };

/** Returns an empty list for a feature without any name. */
function toPlace({ geometry, properties }: v.InferOutput<typeof Feature>): PhotonPlace[] {
  const [longitude, latitude] = geometry.coordinates;
  const address = addressOf(properties);
  if (!address) return [];
  const { city, housenumber, type, countrycode } = properties;
  const hasNumber = housenumber !== null || type === "house";
  const country = countrycode?.toUpperCase() ?? null;
  return [{ address, latitude, longitude, city, hasNumber, country }];
}

/** "Teatro Peón Contreras, Calle 60 499, Centro, Mérida, Yucatán", each part once. */
function addressOf(properties: Properties): string {
  const { name, street, housenumber, district, city, state, countrycode } = properties;
  const isNumberFirst = NUMBER_FIRST.has(countrycode?.toUpperCase() ?? "");
  const line = isNumberFirst ? [housenumber, street] : [street, housenumber];
  const streetLine = street ? line.filter(Boolean).join(" ") : null;
  const parts = [name, streetLine, district, city, state].filter((part) => part !== null);
  return [...new Set(parts)].join(", ").slice(0, 300);
}
