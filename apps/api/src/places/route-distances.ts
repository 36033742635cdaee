import type { Position } from "@comanda/domain/geo/position";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import type { PlacesProvider } from "./places-provider.ts";

/** At least as long as a checkout takes, so that a quote and its order use the same distance. */
const CACHE_MS = 30 * MINUTE_MS;
/** An unknown distance is fetched again sooner. */
const UNKNOWN_CACHE_MS = 2 * MINUTE_MS;
const MAX_CACHED = 5000;
/** No two places are farther apart by road than once around the earth. */
const MAX_METERS = 40_100_000;

type RouteDistancesDeps = { places?: PlacesProvider | null; clock: () => Date };
type CachedDistance = { meters: Promise<number | null>; expiresAt: number };

/** Distances by road from the routing provider, cached for a while. */
export class RouteDistances {
  readonly #cache = new Map<string, CachedDistance>();
  readonly #deps: RouteDistancesDeps;

  constructor(deps: RouteDistancesDeps) {
    this.#deps = deps;
  }

  /** Whole metres by road; null without a provider, or when it does not know. Never throws. */
  async meters(from: Position, to: Position): Promise<number | null> {
    const { places } = this.#deps;
    if (!places) return null;
    const key = [from.latitude, from.longitude, to.latitude, to.longitude].join(" ");
    const now = this.#deps.clock().getTime();
    const cachedRoute = this.#cache.get(key);
    if (cachedRoute && cachedRoute.expiresAt > now) return cachedRoute.meters;
    const meters = places.travelDistance(from, to).then(plausibleMeters, () => null);
    const cached: CachedDistance = { meters, expiresAt: now + CACHE_MS };
    this.#put(key, cached);
    if ((await meters) === null) cached.expiresAt = now + UNKNOWN_CACHE_MS;
    return meters;
  }

  #put(key: string, cached: CachedDistance): void {
    this.#cache.delete(key);
    this.#cache.set(key, cached);
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > MAX_CACHED && oldest !== undefined) this.#cache.delete(oldest);
  }
}

function plausibleMeters(meters: number | null): number | null {
  if (meters === null || !(meters >= 0 && meters <= MAX_METERS)) return null;
  return Math.round(meters);
}
