import type { Position } from "@comanda/domain/geo/position";
import type { PlacesProvider } from "./places-provider.ts";

/** As long as a checkout may take, so that a quote and its order are reckoned by the same way. */
const CACHE_MS = 30 * 60_000;
/** A way that nobody could tell is asked for again sooner. */
const UNKNOWN_CACHE_MS = 2 * 60_000;
const MAX_CACHED = 5000;
/** Nowhere is farther by road than once around the earth. */
const MAX_METERS = 40_100_000;

type RouteDistancesDeps = { places?: PlacesProvider | null; clock: () => Date };
type CachedDistance = { meters: Promise<number | null>; expiresAt: number };

/** The ways by road that the routing provider was asked for, each remembered for a while. */
export class RouteDistances {
  readonly #kept = new Map<string, CachedDistance>();
  readonly #deps: RouteDistancesDeps;

  constructor(deps: RouteDistancesDeps) {
    this.#deps = deps;
  }

  /** Whole metres by road; null where there is no provider, or it does not know. Never throws. */
  async meters(from: Position, to: Position): Promise<number | null> {
    const { places } = this.#deps;
    if (!places) return null;
    const key = [from.latitude, from.longitude, to.latitude, to.longitude].join(" ");
    const now = this.#deps.clock().getTime();
    const known = this.#kept.get(key);
    if (known && known.expiresAt > now) return known.meters;
    const meters = places.travelDistance(from, to).then(plausibleMeters, () => null);
    const kept: CachedDistance = { meters, expiresAt: now + CACHE_MS };
    this.#keep(key, kept);
    if ((await meters) === null) kept.expiresAt = now + UNKNOWN_CACHE_MS;
    return meters;
  }

  #keep(key: string, cache: CachedDistance): void {
    this.#kept.delete(key);
    this.#kept.set(key, cache);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_CACHED && oldest !== undefined) this.#kept.delete(oldest);
  }
}

function plausibleMeters(meters: number | null): number | null {
  if (meters === null || !(meters >= 0 && meters <= MAX_METERS)) return null;
  return Math.round(meters);
}
