import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "@comanda/api/db/connect/open-database";
import { addManyOrders } from "@comanda/api/testing/many-orders.store";
import { BENCH_COMPANY_ID, orderRequest } from "../../bench/bench-company.ts";
import { importBenchCompany } from "../../bench/import-bench-company.ts";
import { startComanda } from "../../bench/processes.ts";
import { median } from "../../bench/report.ts";
import { keepAliveAgent, sendTimed } from "../support/timed-request.ts";
import type { Trial } from "../support/trial.ts";

const ORDERS = 100_000;
const AT_FIRST = 150;
/** The first maintenance runs five minutes after the start, for at most a minute. */
const MAINTAINED_MS = 5 * 60_000;
const WATCHED_MS = 60_000;
/** Between two orders the database is idle long enough for a step of maintenance. */
const BETWEEN_MS = 700;
const RATIO = 1.5;

export const trial: Trial = {
  name: "many-orders",
  promise: `With ${ORDERS.toLocaleString("en")} orders in the embedded database creating one takes at most ${RATIO} times as long as in an empty one (median), also while it is maintained`,
  run: async ({ folder, cleanUp }) => {
    const empty = { DATA_DIR: path.join(folder, "empty") };
    const full = { DATA_DIR: path.join(folder, "full") };
    for (const env of [empty, full]) await importBenchCompany(folder, env);
    const opened = await openDatabase({
      databaseUrl: null,
      dataDir: full.DATA_DIR,
      command: "trial",
    });
    await addManyOrders(opened.db, BENCH_COMPANY_ID, ORDERS);
    await opened.close();

    const began = performance.now();
    const servers = await Promise.all([startComanda(empty), startComanda(full)]);
    for (const { stop } of servers) cleanUp(stop);
    const agent = keepAliveAgent();
    cleanUp(() => agent.destroy());
    const create = async ({ port }: { port: number }) => {
      const sent = {
        port,
        agent,
        method: "POST",
        path: "/ms-orders/public/orders",
        body: orderRequest,
      };
      const { status, ms } = await sendTimed(sent);
      if (status !== 201) throw new Error(`Creating an order: ${status}`);
      return ms;
    };
    const compare = async (isOver: (count: number) => boolean, betweenMs: number) => {
      const [small, large]: [number[], number[]] = [[], []];
      while (!isOver(small.length)) {
        // Alternately, so that other load of the machine affects both.
        small.push(await create(servers[0]));
        large.push(await create(servers[1]));
        await pause(betweenMs);
      }
      return { small: median(small), large: median(large), longest: Math.max(...large) };
    };
    const atFirst = await compare((count) => count >= AT_FIRST, 0);
    await pause(Math.max(0, began + MAINTAINED_MS - performance.now()));
    const until = performance.now() + WATCHED_MS;
    const maintained = await compare(() => performance.now() > until, BETWEEN_MS);
    const after = await compare((count) => count >= AT_FIRST, 0);

    const all = { "at first": atFirst, maintained, after };
    const texts = Object.entries(all).map(
      ([when, { small, large }]) => `${when} ${large.toFixed(1)} ms against ${small.toFixed(1)} ms`,
    );
    return {
      kept: Object.values(all).every(({ small, large }) => large <= RATIO * small),
      measured: `${texts.join(", ")}; longest while maintained ${Math.round(maintained.longest)} ms`,
    };
  },
};
