import { metersBetween, type Position } from "@comanda/domain/geo";
import type { Logger } from "pino";
import * as v from "valibot";
import { askJson, reasonOf } from "./ask.ts";
import { Circuit } from "./circuit.ts";
import { KeptAnswers } from "./kept-answers.ts";
import { below, expectShape } from "./providers/parts.ts";
import { within } from "./within.ts";

/** Metres by road, or null where nobody knows them. Never throws, and answers within `PATIENCE_MS`. */
export type TravelDistance = (from: Position, to: Position) => Promise<number | null>;

const PATIENCE_MS = 3_000;
/** Roads hardly change; who asks twice within an order is told the same. */
const KEPT_FOR_MS = 60 * 60_000;
const KEPT = 5_000;

const Metres = v.pipe(v.number(), v.finite(), v.minValue(0));
const Answer = v.object({
  code: v.literal("Ok"),
  routes: v.pipe(v.array(v.object({ distance: Metres })), v.minLength(1)),
  /** How far each end is from the road that it was moved to. */
  waypoints: v.nullish(v.array(v.object({ distance: v.nullish(Metres, 0) })), []),
});

type Options = { log: Logger; patience?: number; rest?: number };

/** Asks a server that speaks OSRM's protocol (project-osrm.org, route service). */
export function createTravelDistance(
  url: string,
  { log, patience = PATIENCE_MS, rest }: Options,
): TravelDistance {
  const circuit = new Circuit({ restMs: rest });
  const kept = new KeptAnswers<number>({ max: KEPT, life: () => KEPT_FOR_MS });
  const ask = async (from: string, to: string) => {
    const address = below(url, `/route/v1/driving/${from};${to}`, { overview: "false" });
    const answer = await circuit.run(() =>
      within(patience, (signal) => askJson(address, { signal })),
    );
    const { routes, waypoints } = expectShape(Answer, answer);
    const offRoad = waypoints.reduce((sum, { distance }) => sum + distance, 0);
    return Math.min(...routes.map(({ distance }) => distance)) + offRoad;
  };
  return async (from, to) => {
    try {
      const [start, end] = [rounded(from), rounded(to)];
      const metres = await kept.get(`${start};${end}`, () => ask(start, end));
      // No road is shorter than the air; else a place without roads would be near.
      return Math.max(metres, metersBetween(from, to));
    } catch (error) {
      const reason = reasonOf(error);
      log[reason === "resting" ? "debug" : "warn"]({ reason }, "The routing server failed");
      return null;
    }
  };
}

/** To some 10 m, as OSRM writes positions. */
function rounded({ latitude, longitude }: Position): string {
  return `${longitude.toFixed(4)},${latitude.toFixed(4)}`;
}
