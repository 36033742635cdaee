import type { Position } from "@comanda/domain/geo";
import type { Deps } from "../deps.ts";

/** As long as a checkout may take, so that a quote and its order are reckoned by the same way. */
const KEPT_MS = 30 * 60_000;
/** A way that nobody could tell is asked for again sooner. */
const UNKNOWN_MS = 2 * 60_000;
const MAX_KEPT = 5000;
/** Nowhere is farther by road than once around the earth. */
const MAX_METERS = 40_100_000;

type Kept = { meters: Promise<number | null>; until: number };

/** The ways by road that the routing provider was asked for, each remembered for a while. */
export class Ways {
  readonly #kept = new Map<string, Kept>();
  readonly #deps: Pick<Deps, "places" | "clock">;

  constructor(deps: Pick<Deps, "places" | "clock">) {
    this.#deps = deps;
  }

  /** Whole metres by road; null where there is no provider, or it does not know. Never throws. */
  async meters(from: Position, to: Position): Promise<number | null> {
    const { places } = this.#deps;
    if (!places) return null;
    const key = [from.latitude, from.longitude, to.latitude, to.longitude].join(" ");
    const now = this.#deps.clock().getTime();
    const known = this.#kept.get(key);
    if (known && known.until > now) return known.meters;
    const meters = places.travelDistance(from, to).then(sensible, () => null);
    const kept: Kept = { meters, until: now + KEPT_MS };
    this.#keep(key, kept);
    if ((await meters) === null) kept.until = now + UNKNOWN_MS;
    return meters;
  }

  #keep(key: string, kept: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

function sensible(meters: number | null): number | null {
  if (meters === null || !(meters >= 0 && meters <= MAX_METERS)) return null;
  return Math.round(meters);
}
