import { setTimeout as pause } from "node:timers/promises";
import { openSession } from "@comanda/api/testing/postgres-session";
import { BENCH_COMPANY_ID } from "../bench/bench-company.ts";
import {
  fetchMenuPage,
  makeAndPlaceOrder,
  secondsUntil,
  startVisitors,
} from "./support/simulated-visitors.ts";
import type { Trial } from "./support/trial.ts";
import {
  OTHER_COMPANY_ID,
  startPostgresWithCompanies,
  startServerOn,
} from "./support/trial-servers.ts";

const FROZEN_MS = 30_000;
const MAX_RECOVERY_S = 10;

export const trial: Trial = {
  name: "process-frozen",
  promise: `One of two processes freezes in mid-order for ${FROZEN_MS / 1_000} s: at the other, the same company's orders are placed again within ${MAX_RECOVERY_S} s, nothing of another company fails, and the frozen one goes on when it wakes`,
  run: async (context) => {
    const postgres = await startPostgresWithCompanies(context);
    const frozen = await startServerOn(postgres.url, context);
    const { port } = await startServerOn(postgres.url, context);
    const session = await openSession(postgres.url);
    context.cleanUp(session.close);
    const atFrozen = startVisitors(makeAndPlaceOrder, frozen.port, BENCH_COMPANY_ID, 4);
    context.cleanUp(atFrozen.stop);
    await pause(5_000);
    // Freezes it in the middle of an order: an idle transaction holds locks.
    do {
      process.kill(frozen.pid, "SIGCONT");
      await pause(37);
      process.kill(frozen.pid, "SIGSTOP");
      await pause(200);
    } while ((await session.idleTransactions()) === 0);
    const sameCompany = startVisitors(makeAndPlaceOrder, port, BENCH_COMPANY_ID, 4);
    const others = [
      startVisitors(makeAndPlaceOrder, port, OTHER_COMPANY_ID, 2),
      startVisitors(fetchMenuPage, port, OTHER_COMPANY_ID, 2),
    ];
    context.cleanUp(() => Promise.all([sameCompany, ...others].map(({ stop }) => stop())));
    const firstOrderSeconds = await secondsUntil(
      () => makeAndPlaceOrder(port, BENCH_COMPANY_ID),
      60,
    );
    await pause(FROZEN_MS - firstOrderSeconds * 1_000);
    const { times, failed } = sameCompany.take();
    const results = others.map(({ take }) => take());
    process.kill(frozen.pid, "SIGCONT");
    const wokenSeconds = await secondsUntil(
      () => makeAndPlaceOrder(frozen.port, BENCH_COMPANY_ID),
      60,
    );
    const slowest = Math.max(...results.flatMap((each) => each.times));
    const failedOthers = results.reduce((sum, each) => sum + each.failed, 0);
    return {
      kept:
        firstOrderSeconds <= MAX_RECOVERY_S && failedOthers === 0 && wokenSeconds <= MAX_RECOVERY_S,
      measured: `first order at the other process after ${firstOrderSeconds.toFixed(1)} s, ${times.length} placed and ${failed} refused in ${FROZEN_MS / 1_000} s; another company: ${failedOthers} failed, slowest ${slowest.toFixed(0)} ms; woken, it placed an order after ${wokenSeconds.toFixed(1)} s`,
    };
  },
};
