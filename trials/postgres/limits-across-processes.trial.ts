import path from "node:path";
import { BENCH_COMPANY_ID, hostOf, orderRequest } from "../../bench/bench-company.ts";
import { type RunningServer, startComanda } from "../../bench/processes.ts";
import { sendTimed } from "../support/timed-request.ts";
import type { Trial } from "../support/trial.ts";
import { startPostgresWithCompanies, TRIAL_SECRET_KEY } from "../support/trial-servers.ts";

/** The drafts that an address without a device may make in ten minutes (`orderingLimits`). */
const LIMIT = 200;
const PROCESSES = 3;
/** Each further process allows at most a twentieth more (decision 94). */
const MOST = LIMIT + ((PROCESSES - 1) * LIMIT) / 20;
const DRAFTS = 600;
/** Drafts that are on their way at the same time. */
const AT_ONCE = 12;

export const trial: Trial = {
  name: "limits-across-processes",
  promise: `${PROCESSES} processes on one Postgres together let ${LIMIT} to ${MOST} of ${DRAFTS} drafts of one IP address pass, where the limit is ${LIMIT}; a restarted one lets less than a twentieth more pass, another address orders at each of them, and no draft fails in another way`,
  run: async (context) => {
    const postgres = await startPostgresWithCompanies(context);
    const env = {
      DATA_DIR: path.join(context.folder, "data"),
      DATABASE_URL: postgres.url,
      SECRET_KEY: TRIAL_SECRET_KEY,
      RATE_LIMITS: "on",
    };
    const start = async () => {
      const server = await startComanda(env, "/products", hostOf(BENCH_COMPANY_ID));
      context.cleanUp(server.stop);
      return server;
    };
    const servers: RunningServer[] = [];
    for (let number = 0; number < PROCESSES; number += 1) servers.push(await start());
    const drafts = await makeDrafts(servers, DRAFTS, "127.0.0.1");
    await servers.pop()?.stop();
    const restarted = await makeDrafts([await start()], LIMIT, "127.0.0.1");
    const others = await makeDrafts(servers, servers.length, "127.0.0.2");
    const failed = drafts.failed + restarted.failed + others.failed;
    return {
      kept:
        drafts.made >= LIMIT &&
        drafts.made <= MOST &&
        restarted.made < LIMIT / 20 &&
        others.made === servers.length &&
        failed === 0,
      measured: `${drafts.made} of ${DRAFTS} drafts made; ${restarted.made} more after a restart; of another address ${others.made} of ${servers.length}; ${failed} failed`,
    };
  },
};

/** Makes drafts at the servers in turn, from an address of this machine. */
async function makeDrafts(
  servers: readonly RunningServer[],
  count: number,
  from: string,
): Promise<{ made: number; failed: number }> {
  let begun = 0;
  const statuses: (number | null)[] = [];
  const program = async () => {
    while (begun < count) {
      const server = servers[begun % servers.length];
      begun += 1;
      if (!server) return;
      const to = { port: server.port, host: hostOf(BENCH_COMPANY_ID), from };
      const orders = "/ms-orders/public/orders";
      const answer = await sendTimed({ ...to, method: "POST", path: orders, body: orderRequest });
      statuses.push(answer.status);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, program));
  const made = statuses.filter((status) => status === 201).length;
  const refused = statuses.filter((status) => status === 429).length;
  return { made, failed: statuses.length - made - refused };
}
