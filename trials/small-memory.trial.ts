import path from "node:path";
import { importBenchCompany } from "../bench/import-bench-company.ts";
import { startComanda } from "../bench/processes.ts";
import {
  describeStart,
  loadInSmallMemory,
  SMALL_MEMORY_LOAD,
} from "./support/load-in-small-memory.ts";
import { makeMemoryCgroup, NO_MEMORY_CGROUP } from "./support/memory-cgroup.ts";
import type { Trial } from "./support/trial.ts";

const LIMIT_MB = 512;
/** Two minutes of the same load may differ by this much. */
const TOLERANCE_PERCENT = 2;

export const trial: Trial = {
  name: "small-memory",
  promise: `In a memory cgroup of ${LIMIT_MB} MB the embedded default starts for the first time, with its demo, and ${SMALL_MEMORY_LOAD}: it is not killed, and the median of its resident memory in the last minute is at most ${TOLERANCE_PERCENT} % above that in the third`,
  run: async (context) => {
    const cgroup = await makeMemoryCgroup(LIMIT_MB);
    if (!cgroup) return NO_MEMORY_CGROUP;
    context.cleanUp(cgroup.remove);
    const env = { DATA_DIR: path.join(context.folder, "data"), DEMO: "on" };
    const server = await startComanda(env, "/products", "demo.localhost", cgroup.launcher);
    context.cleanUp(server.stop);
    const started = describeStart(server);
    // The server does the import, inside the cgroup; only the command that asks for it runs outside.
    await importBenchCompany(context.folder, env);
    const load = await loadInSmallMemory(server, cgroup);
    const isSteady = load.growth <= 1 + TOLERANCE_PERCENT / 100;
    return { kept: load.isAlive && isSteady, measured: `${started}; ${load.measured}` };
  },
};
