import path from "node:path";
import { BENCH_COMPANY_ID, BENCH_HOST } from "../bench/bench-company.ts";
import { importBenchCompany } from "../bench/import-bench-company.ts";
import { measureLoad, menuTarget } from "../bench/measure-page.ts";
import { type RunningServer, startBenchProcess, startComanda } from "../bench/processes.ts";
import { quantile } from "../bench/report.ts";
import type { OpenLoadJob, OpenLoadResult, OpenLoadTally } from "./support/open-load.ts";
import { fetchMenuPage, p95, secondsUntil } from "./support/simulated-visitors.ts";
import type { Trial } from "./support/trial.ts";

const TIMES = 3;
const SECONDS = Number(process.env.TRIAL_SECONDS ?? 60);
const MIN_GOODPUT = 0.9;
const MAX_PLACING_MS = 2_000;
const MAX_RECOVERY_S = 10;
const MAX_GROWTH_MB = 100;
const UNCACHED = "/products?uncached=1";
/** Milliseconds: what a page takes on a server that is not overloaded. */
const WELL_MS = 1_000;

export const trial: Trial = {
  name: "overload",
  promise: `${TIMES} times as many uncached pages a second as the server can render, for ${SECONDS} s, with orders and cached pages beside them: at least ${MIN_GOODPUT} of the most are answered in time, the others get 503 with Retry-After, the 99th percentile of placing an order is at most ${MAX_PLACING_MS / 1_000} s, memory grows by less than ${MAX_GROWTH_MB} MB, and the server is well again within ${MAX_RECOVERY_S} s`,
  run: async (context) => {
    const env = { DATA_DIR: path.join(context.folder, "data") };
    await importBenchCompany(context.folder, env);
    const server = await startComanda(env, "/products", BENCH_HOST);
    context.cleanUp(server.stop);
    const target = menuTarget(server, UNCACHED);
    await measureLoad({ ...target, seconds: 5, connections: 8 });
    const { perSecond: peak } = await measureLoad({ ...target, seconds: 15, connections: 8 });
    const memory = watchMemory(server);
    const load = await overload({
      port: server.port,
      company: BENCH_COMPANY_ID,
      seconds: SECONDS,
      rendered: Math.ceil(peak * TIMES),
      kept: 5,
      orders: 2,
    });
    const [first = 0, last = 0] = memory.stop();
    const recovery = await secondsUntil(() => fetchQuickly(server.port), 60);
    const { rendered, kept, created, placed } = load;
    const goodput = rendered.good / SECONDS / peak;
    const placing = quantile(placed.times, 0.99);
    const lost = rendered.failed + kept.failed + created.failed + placed.failed;
    return {
      kept:
        goodput >= MIN_GOODPUT &&
        placing <= MAX_PLACING_MS &&
        placed.good > 0 &&
        last - first < MAX_GROWTH_MB &&
        recovery <= MAX_RECOVERY_S,
      measured: `peak ${peak.toFixed(0)} pages/s; at ${TIMES} times that ${(rendered.good / SECONDS).toFixed(0)} in time (${goodput.toFixed(2)}), ${tallyText(rendered)}, p95 ${p95(rendered.times).toFixed(0)} ms; cached pages p95 ${p95(kept.times).toFixed(0)} ms, ${tallyText(kept)}; orders: created ${tallyText(created)}, placed ${tallyText(placed)}, p99 of placing ${placing.toFixed(0)} ms; ${lost} without an answer; memory ${first.toFixed(0)} → ${last.toFixed(0)} MB; well again after ${recovery.toFixed(1)} s`,
    };
  },
};

async function overload(job: OpenLoadJob): Promise<OpenLoadResult> {
  const { answer, exited } = await startBenchProcess("../trials/support/open-load.ts", job);
  await exited;
  return answer as OpenLoadResult;
}

/** Opens a page that is cached; throws when it takes longer than on a server without load. */
async function fetchQuickly(port: number): Promise<void> {
  const began = performance.now();
  await fetchMenuPage(port, BENCH_COMPANY_ID);
  if (performance.now() - began > WELL_MS) throw new Error("The page is slow");
}

/** Returns the medians of the resident memory's first and last third, in MB. */
function watchMemory(server: RunningServer): { stop: () => number[] } {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(server.memory() ?? Number.NaN), 500);
  return {
    stop: () => {
      clearInterval(timer);
      const third = Math.ceil(samples.length / 3);
      return [samples.slice(0, third), samples.slice(-third)].map((part) => quantile(part, 0.5));
    },
  };
}

function tallyText({ sent, good, late, refused, failed }: OpenLoadTally): string {
  return `${good} of ${sent} good, ${late} late, ${refused} refused, ${failed} failed`;
}
