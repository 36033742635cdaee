import path from "node:path";
import { importBenchCompany } from "../bench/import-bench-company.ts";
import { startComanda } from "../bench/processes.ts";
import { findFreePort } from "../e2e/support/find-free-port.ts";
import {
  describeStart,
  loadInSmallMemory,
  SMALL_MEMORY_LOAD,
} from "./support/load-in-small-memory.ts";
import { makeMemoryCgroup, NO_MEMORY_CGROUP } from "./support/memory-cgroup.ts";
import type { Trial } from "./support/trial.ts";

const LIMIT_MB = 512;
/** What is left after two collections of the heap, minutes of the same load apart, may differ by this much. */
const TOLERANCE_PERCENT = 2;

export const trial: Trial = {
  name: "small-memory",
  promise: `In a memory cgroup of ${LIMIT_MB} MB the embedded default starts for the first time, with its demo, and ${SMALL_MEMORY_LOAD}: it is not killed, and a collection of its heap leaves at the end at most ${TOLERANCE_PERCENT} % more than after the third minute`,
  run: async (context) => {
    const cgroup = await makeMemoryCgroup(LIMIT_MB);
    if (!cgroup) return NO_MEMORY_CGROUP;
    context.cleanUp(cgroup.remove);
    const env = { DATA_DIR: path.join(context.folder, "data"), DEMO: "on" };
    const inspectorPort = await findFreePort();
    const inspected = { ...env, NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` };
    const server = await startComanda(inspected, "/products", "demo.localhost", cgroup.launcher);
    context.cleanUp(server.stop);
    const started = describeStart(server);
    // The server does the import, inside the cgroup; only the command that asks for it runs outside.
    await importBenchCompany(context.folder, env);
    const load = await loadInSmallMemory(server, cgroup, inspectorPort);
    const isSteady = load.growth !== null && load.growth <= 1 + TOLERANCE_PERCENT / 100;
    return { kept: load.isAlive && isSteady, measured: `${started}; ${load.measured}` };
  },
};
