import { metersBetween, type Position } from "@comanda/domain/geo/position";
import type { Logger } from "pino";
import * as v from "valibot";
import { AnswerCache } from "./remote/answer-cache.ts";
import { buildUrl, parseOrFail } from "./remote/answer-parts.ts";
import { failureReason, fetchJson } from "./remote/ask-json.ts";
import { CircuitBreaker } from "./remote/circuit-breaker.ts";
import { withTimeout } from "./remote/with-timeout.ts";

/** Metres by road, or null where nobody knows them. Never throws, and answers within `TIMEOUT_MS`. */
export type TravelDistance = (from: Position, to: Position) => Promise<number | null>;

const TIMEOUT_MS = 3_000;
/** Roads hardly change; who asks twice within an order is told the same. */
const ROUTE_TTL_MS = 60 * 60_000;
const MAX_CACHED_ROUTES = 5_000;

const Metres = v.pipe(v.number(), v.finite(), v.minValue(0));
const Answer = v.object({
  code: v.literal("Ok"),
  routes: v.pipe(v.array(v.object({ distance: Metres })), v.minLength(1)),
  /** How far each end is from the road that it was moved to. */
  waypoints: v.nullish(v.array(v.object({ distance: v.nullish(Metres, 0) })), []),
});

type Options = { log: Logger; timeoutMs?: number; restMs?: number };

/** Asks a server that speaks OSRM's protocol (project-osrm.org, route service). */
export function createTravelDistance(
  url: string,
  { log, timeoutMs = TIMEOUT_MS, restMs }: Options,
): TravelDistance {
  const circuit = new CircuitBreaker({ openMs: restMs });
  const cache = new AnswerCache<number>({ max: MAX_CACHED_ROUTES, ttlOf: () => ROUTE_TTL_MS });
  const fetchDistance = async (from: string, to: string) => {
    const address = buildUrl(url, `/route/v1/driving/${from};${to}`, { overview: "false" });
    const answer = await circuit.run(() =>
      withTimeout(timeoutMs, (signal) => fetchJson(address, { signal })),
    );
    const { routes, waypoints } = parseOrFail(Answer, answer);
    const offRoad = waypoints.reduce((sum, { distance }) => sum + distance, 0);
    return Math.min(...routes.map(({ distance }) => distance)) + offRoad;
  };
  return async (from, to) => {
    try {
      const [start, end] = [rounded(from), rounded(to)];
      const metres = await cache.getOrLoad(`${start};${end}`, () => fetchDistance(start, end));
      // No road is shorter than the air; else a place without roads would be near.
      return Math.max(metres, metersBetween(from, to));
    } catch (error) {
      const reason = failureReason(error);
      log[reason === "resting" ? "debug" : "warn"]({ reason }, "The routing server failed");
      return null;
    }
  };
}

/** To some 10 m, as OSRM writes positions. */
function rounded({ latitude, longitude }: Position): string {
  return `${longitude.toFixed(4)},${latitude.toFixed(4)}`;
}
