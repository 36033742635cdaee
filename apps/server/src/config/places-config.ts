import type { ProviderAccess } from "@comanda/places/providers/configured-providers";
import {
  parseSearchPlan,
  plannedProviders,
  type SearchPlan,
} from "@comanda/places/search/search-plan";
import type { MapConfig } from "@comanda/storefront/app/map/map-config.ts";
import * as v from "valibot";
import { baseUrlSchema } from "./url-schemas.ts";

/** A key that goes into a header or a query: no spaces, no line ends. */
const apiKeySchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/u, "must be a key without spaces"));
const webhookUrlSchema = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/]\S*$/u, "must be an address such as https://log.example.com/rows"),
);

/** Address search, maps and lookups at other services (conformance 7.28 to 7.35, decision 19). */
export const placesSchemas = {
  SEARCH_PROVIDERS: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const plan = parseSearchPlan(dataset.value);
        if (plan) return plan;
        addIssue({ message: "must be such as gazetteer,radar or BR:google,photon;*:gazetteer" });
        return NEVER;
      }),
    ),
    "gazetteer",
  ),
  RADAR_KEY: v.optional(apiKeySchema),
  RADAR_URL: v.optional(baseUrlSchema, "https://api.radar.io"),
  GOOGLE_PLACES_KEY: v.optional(apiKeySchema),
  GOOGLE_PLACES_URL: v.optional(baseUrlSchema, "https://places.googleapis.com"),
  GOOGLE_GEOCODING_URL: v.optional(baseUrlSchema, "https://maps.googleapis.com"),
  PHOTON_URL: v.optional(baseUrlSchema),
  SECOND_SEARCH_LOG_URL: v.optional(webhookUrlSchema),
  ROUTING_URL: v.optional(baseUrlSchema),
  VISITOR_COUNTRY_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/[^\s/]\S*\{ip\}\S*$/u,
        "must be an address with {ip} in it, such as https://country.example.com/{ip}",
      ),
    ),
  ),
  TILE_URL: v.optional(
    v.pipe(
      v.string(),
      // The pages' policy (`img-src`) allows pictures from this server and over HTTPS only.
      v.regex(
        /^(off|(https:\/\/[^\s/{}]|\/(?!\/))[^\s{}]*(\{[xyz]\}[^\s{}]*){3})$/u,
        "must be off, or an https address or a path of this server with {z}, {x} and {y}",
      ),
      v.check(
        (tiles) => tiles === "off" || /^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/u.test(tiles),
        "must have each of {z}, {x} and {y}",
      ),
    ),
    "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
  ),
  TILE_ATTRIBUTION: v.optional(
    v.pipe(v.string(), v.maxLength(200, "must have at most 200 characters")),
    "© OpenStreetMap contributors",
  ),
  GOOGLE_MAPS_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/u, "must be a key of letters, digits, - and _")),
  ),
};

const Variables = v.object(placesSchemas);
type Variables = v.InferOutput<typeof Variables>;

/** The variable that makes each provider usable; the address file needs none. */
const REQUIRED_VARIABLE = {
  radar: "RADAR_KEY",
  google: "GOOGLE_PLACES_KEY",
  photon: "PHOTON_URL",
} as const;

/** Errors of the variables together: one line for each planned provider without its variable. */
export function placesConfigErrors(env: Variables): string[] {
  const lacking = [...plannedProviders(env.SEARCH_PROVIDERS)].flatMap((name) =>
    name === "gazetteer" || env[REQUIRED_VARIABLE[name]]
      ? []
      : [{ name, variable: REQUIRED_VARIABLE[name] }],
  );
  return lacking.map(
    ({ name, variable }) => `${variable} must be set: SEARCH_PROVIDERS has ${name}`,
  );
}

export type PlacesConfig = {
  plan: SearchPlan;
  sources: ProviderAccess;
  /** The webhook that gets lookups of the second provider; null for none. */
  secondSearchLogUrl: string | null;
  /** The URL of an OSRM server; null estimates distances by road. */
  routingUrl: string | null;
  /** A URL with `{ip}`; null looks the country up in this process. */
  visitorCountryUrl: string | null;
};

/** Reads which services find addresses, roads and the country of a visitor. */
export function placesConfigFrom(env: Variables): PlacesConfig {
  return {
    plan: env.SEARCH_PROVIDERS,
    sources: {
      radar: env.RADAR_KEY ? { key: env.RADAR_KEY, url: env.RADAR_URL } : null,
      google: env.GOOGLE_PLACES_KEY
        ? {
            key: env.GOOGLE_PLACES_KEY,
            placesUrl: env.GOOGLE_PLACES_URL,
            geocodingUrl: env.GOOGLE_GEOCODING_URL,
          }
        : null,
      photon: env.PHOTON_URL ? { url: env.PHOTON_URL } : null,
    },
    secondSearchLogUrl: env.SECOND_SEARCH_LOG_URL ?? null,
    routingUrl: env.ROUTING_URL ?? null,
    visitorCountryUrl: env.VISITOR_COUNTRY_URL ?? null,
  };
}

/** Reads how maps are drawn; `TILE_URL=off` draws no tiles. */
export function mapConfigFrom(env: Variables): MapConfig {
  const tileUrl = env.TILE_URL === "off" ? null : env.TILE_URL;
  return {
    tileUrl,
    attribution: tileUrl ? env.TILE_ATTRIBUTION : "",
    googleKey: env.GOOGLE_MAPS_KEY ?? null,
  };
}
