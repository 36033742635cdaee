import type { Server } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";

/** One turn may end before the network is looked at. */
const QUIET_TURNS = 2;
/** After this many turns of arrivals a page has its turn, however many more come. */
const MAX_TURNS = 300;

/** Knows whether connections and requests wait in the network until this process takes them. */
export type Arrivals = {
  watch(server: Server): void;
  /** Resolves when the network has brought nothing for a moment. */
  taken(): Promise<void>;
};

/**
 * The event loop takes one new connection in a turn, and a render makes a turn long: without a pause
 * between renders, cached pages and orders would wait for a render each before they are even seen.
 */
export function createArrivals(): Arrivals {
  let count = 0;
  const add = () => {
    count += 1;
  };
  return {
    watch: (server) => {
      server.prependListener("connection", add);
      server.prependListener("request", add);
    },
    taken: async () => {
      let quiet = 0;
      for (let turn = 0; turn < MAX_TURNS && quiet < QUIET_TURNS; turn += 1) {
        const before = count;
        await nextTurn();
        quiet = count === before ? quiet + 1 : 0;
      }
    },
  };
}
