import { setTimeout as pause } from "node:timers/promises";
import { openSession } from "@comanda/api/testing/postgres-session";
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

const RESTARTS = 10;
const MAX_S = 5;

export const trial: Trial = {
  name: "postgres-restart",
  promise: `Postgres restarts ${RESTARTS} times under eight customers and four readers: the server does not exit, keeps every order that it confirmed, and ${MAX_S} s later pages and orders work`,
  run: async (context) => {
    const postgres = await startPostgresWithCompanies(context);
    const server = await startServerOn(postgres.url, context);
    let hasExited = false;
    void server.exited.then(() => {
      hasExited = true;
    });
    const { port } = server;
    const customers = startVisitors(makeAndPlaceOrder, port, BENCH_COMPANY_ID, 8);
    const readers = startVisitors(fetchMenuPage, port, BENCH_COMPANY_ID, 4);
    context.cleanUp(() => Promise.all([customers.stop(), readers.stop()]));
    const recoveries: number[] = [];
    for (let count = 0; count < RESTARTS && !hasExited; count += 1) {
      await pause(2_000);
      await postgres.restart();
      const visits = [fetchMenuPage, fetchMenuFromApi, makeAndPlaceOrder].map((visit) =>
        secondsUntil(() => visit(port, BENCH_COMPANY_ID), 60),
      );
      recoveries.push(...(await Promise.all(visits)));
    }
    const pages = readers.take();
    const orders = customers.take();
    const session = await openSession(postgres.url);
    const stored = await session.placedOrders();
    await session.close();
    const slowest = Math.max(...recoveries);
    const confirmed = orders.times.length;
    return {
      kept: !hasExited && slowest <= MAX_S && stored >= confirmed && confirmed > 0,
      measured: `${hasExited ? "exited" : "no exit"}, well again in ${slowest.toFixed(1)} s at most; of ${confirmed + orders.failed} orders ${orders.failed} failed and could be sent again, of ${pages.times.length + pages.failed} pages ${pages.failed}; ${confirmed} confirmed, ${stored} stored`,
    };
  },
};
