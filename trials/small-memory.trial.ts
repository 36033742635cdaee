import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { BENCH_COMPANY_ID } from "../bench/bench-company.ts";
import { importBenchCompany } from "../bench/import-bench-company.ts";
import { type RunningServer, startBenchProcess, startComanda } from "../bench/processes.ts";
import { median } from "../bench/report.ts";
import { makeMemoryCgroup } from "./support/memory-cgroup.ts";
import type { OpenLoadResult, OpenLoadTally } from "./support/open-load.ts";
import type { Trial } from "./support/trial.ts";

const LIMIT_MB = 512;
/** The length of a minute in seconds; TRIAL_SECONDS shortens it to try the trial itself. */
const MINUTE_S = Number(process.env.TRIAL_SECONDS ?? 60);
const MINUTES = 10;
/** The minute to compare with: by then the garbage of the start is collected. */
const SETTLED = 3;
const SAMPLE_MS = 1_000;
/** Two minutes of the same load may differ by this much. */
const TOLERANCE_PERCENT = 2;
/** Requests a second: a busy restaurant. */
const LOAD = { rendered: 0.5, kept: 4, orders: 2 };

export const trial: Trial = {
  name: "small-memory",
  promise: `In a memory cgroup of ${LIMIT_MB} MB the embedded default starts for the first time, with its demo, and serves ${MINUTES} minutes of orders, cached and uncached pages: it is not killed, and the median of its resident memory in the last minute is at most ${TOLERANCE_PERCENT} % above that in the third`,
  run: async (context) => {
    const cgroup = await makeMemoryCgroup(LIMIT_MB);
    if (!cgroup)
      return { kept: null, measured: "it needs root and a memory cgroup that it may make" };
    context.cleanUp(cgroup.remove);
    const env = { DATA_DIR: path.join(context.folder, "data"), DEMO: "on" };
    const server = await startComanda(env, "/products", "demo.localhost", cgroup.launcher);
    context.cleanUp(server.stop);
    let hasExited = false;
    void server.exited.then(() => {
      hasExited = true;
    });
    const started = { seconds: server.startMs / 1_000, most: server.mostMemory() ?? Number.NaN };
    // The server does the import, inside the cgroup; only the command that asks for it runs outside.
    await importBenchCompany(context.folder, env);

    const seconds = MINUTES * MINUTE_S;
    const job = { ...LOAD, port: server.port, company: BENCH_COMPANY_ID, seconds };
    const [load, minutes] = await Promise.all([
      startBenchProcess("../trials/support/open-load.ts", job),
      watchMinutes(server),
    ]);
    const result = load.answer as OpenLoadResult;
    const tallies: OpenLoadTally[] = Object.values(result);
    const sum = (kind: "sent" | "good" | "late") =>
      tallies.reduce((total, tally) => total + tally[kind], 0);
    const [third = Number.NaN, last = Number.NaN] = [minutes[SETTLED - 1], minutes.at(-1)];
    const megabytes = (value: number | null) => `${value?.toFixed(0)} MB`;
    return {
      kept: !hasExited && result.placed.good > 0 && last <= (1 + TOLERANCE_PERCENT / 100) * third,
      measured: `first start ${started.seconds.toFixed(0)} s, at most ${megabytes(started.most)}; medians of the minutes ${minutes.map((value) => value.toFixed(0)).join(", ")} MB, at most ${megabytes(server.mostMemory())}; killed: ${hasExited ? "yes" : "no"}; ${result.placed.good + result.placed.late} orders placed, ${sum("good")} of ${sum("sent")} requests answered in time and ${sum("late")} late; the cgroup reached its limit ${cgroup.timesFull()} times, where the kernel takes back cached files`,
    };
  },
};

/** Returns the median of the resident memory in each minute, in MB. */
async function watchMinutes(server: RunningServer): Promise<number[]> {
  const medians: number[] = [];
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const samples: number[] = [];
    const until = performance.now() + MINUTE_S * 1_000;
    while (performance.now() < until) {
      await pause(SAMPLE_MS);
      const megabytes = server.memory();
      if (megabytes !== null) samples.push(megabytes);
    }
    medians.push(median(samples));
  }
  return medians;
}
