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
import { fetchJson, RemoteFailure } from "../remote/fetch-json.ts";
import { type SearchProvider, SUGGESTION_LIMIT } from "./search-provider.ts";
import { seemsToHaveNumber } from "./seems-to-have-number.ts";

export type GoogleAccess = { key: string; placesUrl: string; geocodingUrl: string };

/** The field is absent where nothing was found. */
const Found = v.object({ suggestions: v.nullish(v.array(v.unknown()), []) });
const Suggested = v.object({
  placePrediction: v.object({
    placeId: v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)),
    text: v.object({ text: SafeLabel }),
    types: optionalField(v.array(v.string())),
  }),
});

const Details = v.object({
  location: v.object({ latitude: LatitudeDegrees, longitude: LongitudeDegrees }),
  shortFormattedAddress: SafeLabel,
});

const Geocoded = v.object({
  status: v.string(),
  results: v.nullish(v.array(v.unknown()), []),
});
const Result = v.object({
  formatted_address: SafeLabel,
  address_components: v.array(v.object({ long_name: v.string(), types: v.array(v.string()) })),
  types: v.array(v.string()),
});
type Result = v.InferOutput<typeof Result>;

/** Types that name a house or building; a business is in one. */
const HOUSES = ["street_address", "premise", "subpremise", "establishment", "point_of_interest"];
/** Types that stand for a city: not every address has a `locality`. */
const CITIES = ["locality", "postal_town", "administrative_area_level_2"];

/** Metres; the largest radius that Google accepts. */
const NEAR_RADIUS = 50_000;

/**
 * Google's Places API (New) and Geocoding API (conformance 7.28 to 7.30, 7.33). The details request
 * ends a session, which Google bills as one.
 */
export function createGoogleProvider({
  key,
  placesUrl,
  geocodingUrl,
}: GoogleAccess): SearchProvider {
  return {
    name: "google",
    search: async ({ text, near, country, session, language, signal }) => {
      const body = {
        input: text,
        sessionToken: session ?? undefined,
        includedRegionCodes: [country.toLowerCase()],
        languageCode: language,
        // Without a bias Google prefers places near this server.
        locationBias: near ? { circle: { center: near, radius: NEAR_RADIUS } } : undefined,
      };
      const headers = { "x-goog-api-key": key };
      const url = buildUrl(placesUrl, "/v1/places:autocomplete");
      const answer = await fetchJson(url, { method: "POST", headers, body, signal });
      const suggested = validItems(Suggested, parseOrFail(Found, answer).suggestions);
      return suggested.slice(0, SUGGESTION_LIMIT).map(({ placePrediction }) => ({
        id: placePrediction.placeId,
        text: placePrediction.text.text,
        position: null,
        hasNumber: namesHouse(placePrediction.types, placePrediction.text.text),
      }));
    },
    details: async (id, { session, language, signal }) => {
      const headers = {
        "x-goog-api-key": key,
        "x-goog-fieldmask": "location,shortFormattedAddress",
      };
      const query = { languageCode: language, ...(session && { sessionToken: session }) };
      const url = buildUrl(placesUrl, `/v1/places/${encodeURIComponent(id)}`, query);
      const answer = await fetchJson(url, { headers, signal });
      const { location, shortFormattedAddress: address } = parseOrFail(Details, answer);
      return { ...location, address, city: null, hasNumber: seemsToHaveNumber(address) };
    },
    reverse: async (position, { language, signal }) => {
      const { latitude, longitude } = position;
      const query = { latlng: `${latitude},${longitude}`, language, key };
      const url = buildUrl(geocodingUrl, "/maps/api/geocode/json", query);
      const { status, results } = parseOrFail(Geocoded, await fetchJson(url, { signal }));
      if (status === "ZERO_RESULTS") return null;
      // The HTTP status is 200 even when Google refuses the key.
      if (status !== "OK") throw new RemoteFailure(statusName(status));
      // The nearest result is often a plus code such as "X8G7+2F Mérida".
      const address = validItems(Result, results).find(({ types }) => !types.includes("plus_code"));
      return address ? toPlace(address, position) : null;
    },
  };
}

function toPlace({ formatted_address, address_components, types }: Result, at: Position): Place {
  const named = (type: string) =>
    address_components.find((component) => component.types.includes(type))?.long_name;
  return {
    ...at,
    address: formatted_address,
    city: CITIES.map(named).find(Boolean) ?? null,
    hasNumber: named("street_number") !== undefined || namesHouse(types, ""),
  };
}

function namesHouse(types: readonly string[] | null, text: string): boolean {
  return types ? HOUSES.some((type) => types.includes(type)) : seemsToHaveNumber(text);
}

/**
 * Returns the status if it is a plain name such as `OVER_QUERY_LIMIT`; no other remote text is
 * logged.
 */
function statusName(status: string): string {
  return /^[A-Z_]{1,40}$/u.test(status) ? status : "unexpected";
}
