import {
  describeStart,
  loadInSmallMemory,
  SMALL_MEMORY_LOAD,
} from "../support/load-in-small-memory.ts";
import { makeMemoryCgroup, NO_MEMORY_CGROUP } from "../support/memory-cgroup.ts";
import type { Trial } from "../support/trial.ts";
import { startPostgresWithCompanies, startServerOn } from "../support/trial-servers.ts";

const LIMIT_MB = 256;
/** Of the requests this many are answered well and in time. */
const GOOD_PERCENT = 99;

export const trial: Trial = {
  name: "small-memory-postgres",
  promise: `In a memory cgroup of ${LIMIT_MB} MB, with its Postgres outside, a server ${SMALL_MEMORY_LOAD}: it is not killed, the group never reaches its limit, and ${GOOD_PERCENT} % of the requests are answered in time`,
  run: async (context) => {
    const cgroup = await makeMemoryCgroup(LIMIT_MB);
    if (!cgroup) return NO_MEMORY_CGROUP;
    context.cleanUp(cgroup.remove);
    const postgres = await startPostgresWithCompanies(context);
    const server = await startServerOn(postgres.url, context, cgroup.launcher);
    const started = describeStart(server);
    const load = await loadInSmallMemory(server, cgroup);
    const isAnsweredWell = load.goodShare * 100 >= GOOD_PERCENT;
    return {
      kept: load.isAlive && isAnsweredWell && cgroup.timesFull() === 0,
      measured: `${started}; ${load.measured}`,
    };
  },
};
