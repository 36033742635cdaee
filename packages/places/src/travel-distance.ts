import { metersBetween, type Position } from "@comanda/domain/geo/position";
import { HOUR_MS } from "@comanda/domain/time/durations";
import type { Logger } from "pino";
import * as v from "valibot";
import { AnswerCache } from "./remote/answer-cache.ts";
import { buildUrl, parseOrFail } from "./remote/answer-fields.ts";
import { CircuitBreaker } from "./remote/circuit-breaker.ts";
import { failureReason, fetchJson } from "./remote/fetch-json.ts";
import { withTimeout } from "./remote/with-timeout.ts";

/**
 * Metres by road, or null when unknown: `chargedDistance` then estimates them. Never throws, and answers
 * within `TIMEOUT_MS`.
 */
export type TravelDistance = (from: Position, to: Position) => Promise<number | null>;

const TIMEOUT_MS = 3_000;
/** Roads hardly change; repeated requests for one order get the same answer. */
const ROUTE_TTL_MS = HOUR_MS;
const MAX_CACHED_ROUTES = 5_000;

const Metres = v.pipe(v.number(), v.finite(), v.minValue(0));
const Answer = v.object({
  code: v.literal("Ok"),
  routes: v.pipe(v.array(v.object({ distance: Metres })), v.minLength(1)),
  /** Metres from each end to the road it was moved to. */
  waypoints: v.nullish(v.array(v.object({ distance: v.nullish(Metres, 0) })), []),
});

type Options = { log: Logger; timeoutMs?: number };

/** Requests routes from a server with OSRM's protocol (project-osrm.org, route service). */
export function createTravelDistance(
  url: string,
  { log, timeoutMs = TIMEOUT_MS }: Options,
): TravelDistance {
  const circuit = new CircuitBreaker();
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
      // No road is shorter than the straight line; else a place far from any road would seem near.
      return Math.max(metres, metersBetween(from, to));
    } catch (error) {
      const reason = failureReason(error);
      log[reason === "circuit_open" ? "debug" : "warn"]({ reason }, "The routing server failed");
      return null;
    }
  };
}

/** Rounds to about 10 m, in OSRM's notation. */
function rounded({ latitude, longitude }: Position): string {
  return `${longitude.toFixed(4)},${latitude.toFixed(4)}`;
}
