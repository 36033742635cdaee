import { setTimeout as pause } from "node:timers/promises";
import { openSession } from "@comanda/api/testing/postgres-session";
import { BENCH_COMPANY_ID } from "../../bench/bench-company.ts";
import {
  fetchMenuPage,
  makeAndPlaceOrder,
  p95,
  secondsUntil,
  startVisitors,
} from "../support/simulated-visitors.ts";
import type { Trial } from "../support/trial.ts";
import {
  OTHER_COMPANY_ID,
  startPostgresWithCompanies,
  startServerOn,
} from "../support/trial-servers.ts";

const LOCKED_MS = 25_000;
const MAX_RATIO = 2;

export const trial: Trial = {
  name: "company-locked",
  promise: `One company's row is locked for ${LOCKED_MS / 1_000} s while 16 of its customers order: the 95th percentile of another company's pages and orders stays below ${MAX_RATIO} times that before the lock, and none fails`,
  run: async (context) => {
    const postgres = await startPostgresWithCompanies(context);
    const { port } = await startServerOn(postgres.url, context);
    const locked = startVisitors(makeAndPlaceOrder, port, BENCH_COMPANY_ID, 16);
    const customers = startVisitors(makeAndPlaceOrder, port, OTHER_COMPANY_ID, 4);
    const readers = startVisitors(fetchMenuPage, port, OTHER_COMPANY_ID, 4);
    context.cleanUp(() => Promise.all([locked.stop(), customers.stop(), readers.stop()]));
    await pause(5_000);
    for (const visitors of [locked, customers, readers]) visitors.take();
    await pause(15_000);
    const before = { orders: customers.take(), pages: readers.take() };
    const session = await openSession(postgres.url);
    context.cleanUp(session.close);
    locked.take();
    const unlock = await session.lockCompany(BENCH_COMPANY_ID);
    await pause(LOCKED_MS);
    const during = { orders: customers.take(), pages: readers.take() };
    const refused = locked.take().failed;
    await unlock();
    const recoverySeconds = await secondsUntil(() => makeAndPlaceOrder(port, BENCH_COMPANY_ID), 60);
    const times = (which: "orders" | "pages") =>
      [before, during].map((when) => p95(when[which].times));
    const [ordersBefore = 0, orders = 0] = times("orders");
    const [pagesBefore = 0, pages = 0] = times("pages");
    const failed = during.orders.failed + during.pages.failed;
    return {
      kept:
        orders <= MAX_RATIO * ordersBefore &&
        pages <= MAX_RATIO * pagesBefore &&
        failed === 0 &&
        Number.isFinite(recoverySeconds),
      measured: `95th percentile: pages ${pagesBefore.toFixed(0)} → ${pages.toFixed(0)} ms, orders ${ordersBefore.toFixed(0)} → ${orders.toFixed(0)} ms; ${failed} of ${during.orders.times.length + during.pages.times.length} failed; ${refused} orders of the locked company were refused, and one was placed ${recoverySeconds.toFixed(1)} s after the lock`,
    };
  },
};
