import { setTimeout as pause } from "node:timers/promises";
import { startTcpProxy } from "@comanda/api/testing/tcp-proxy";
import { BENCH_COMPANY_ID } from "../../bench/bench-company.ts";
import {
  fetchMenuFromApi,
  fetchMenuPage,
  makeAndPlaceOrder,
  secondsUntil,
  startVisitors,
} from "../support/simulated-visitors.ts";
import type { Trial } from "../support/trial.ts";
import { startPostgresWithCompanies, startServerOn } from "../support/trial-servers.ts";

const MAX_BACK_S = 15;
const MAX_STOP_S = 20;

export const trial: Trial = {
  name: "connections-swallowed",
  promise: `All connections to Postgres fall silent without being closed: pages, the API's menu and orders are back within ${MAX_BACK_S} s, and SIGTERM ends a server in this state within ${MAX_STOP_S} s`,
  run: async (context) => {
    const postgres = await startPostgresWithCompanies(context);
    const proxy = await startTcpProxy(Number(new URL(postgres.url).port));
    context.cleanUp(proxy.close);
    const server = await startServerOn(proxy.through(postgres.url), context);
    const { port } = server;
    const customers = startVisitors(makeAndPlaceOrder, port, BENCH_COMPANY_ID, 4);
    const readers = startVisitors(fetchMenuPage, port, BENCH_COMPANY_ID, 4);
    context.cleanUp(() => Promise.all([customers.stop(), readers.stop()]));
    await pause(5_000);
    proxy.stopAnswering();
    const [page, menu, order] = await Promise.all(
      [fetchMenuPage, fetchMenuFromApi, makeAndPlaceOrder].map((visit) =>
        secondsUntil(() => visit(port, BENCH_COMPANY_ID), 90),
      ),
    );
    await pause(2_000);
    proxy.stopAnswering();
    const began = performance.now();
    process.kill(server.pid, "SIGTERM");
    const isStopped = await Promise.race([server.exited.then(() => true), pause(60_000, false)]);
    const stop = isStopped ? (performance.now() - began) / 1_000 : Number.POSITIVE_INFINITY;
    const seconds = [page, menu, order].map((time = Number.NaN) => time.toFixed(1));
    return {
      kept:
        [page, menu, order].every((time = Number.NaN) => time <= MAX_BACK_S) && stop <= MAX_STOP_S,
      measured: `back after: page ${seconds[0]} s, API's menu ${seconds[1]} s, order ${seconds[2]} s; SIGTERM ended it in ${stop.toFixed(1)} s`,
    };
  },
};
