import { setTimeout as pause } from "node:timers/promises";
import { BENCH_COMPANY_ID } from "../../bench/bench-company.ts";
import { type RunningServer, startBenchProcess } from "../../bench/processes.ts";
import { median } from "../../bench/report.ts";
import type { MemoryCgroup } from "./memory-cgroup.ts";
import type { OpenLoadResult, OpenLoadTally } from "./open-load.ts";

/** The length of a minute in seconds; TRIAL_SECONDS shortens it to try the trial itself. */
const MINUTE_S = Number(process.env.TRIAL_SECONDS ?? 60);
const MINUTES = 10;
/** The minute to compare with: by then the garbage of the start is collected. */
const SETTLED = 3;
const SAMPLE_MS = 1_000;
/** Requests a second: a busy restaurant. */
const LOAD = { rendered: 0.5, kept: 4, orders: 2 };

/** The load, as the sentence of a trial goes on after "the server". */
export const SMALL_MEMORY_LOAD = `serves ${MINUTES} minutes of orders, cached and uncached pages`;

/** What a trial measured. */
export type SmallMemoryResult = {
  /** Whether the server is still there, and took orders. */
  isAlive: boolean;
  /** The median of the resident memory in the last minute, by that in the third. */
  growth: number;
  /** The share of requests that were answered well and in time. */
  goodShare: number;
  measured: string;
};

/** Sends a busy restaurant's requests to a server in a memory cgroup, and watches its memory meanwhile. */
export async function loadInSmallMemory(
  server: RunningServer,
  cgroup: MemoryCgroup,
): Promise<SmallMemoryResult> {
  let hasExited = false;
  void server.exited.then(() => {
    hasExited = true;
  });
  const job = {
    ...LOAD,
    port: server.port,
    company: BENCH_COMPANY_ID,
    seconds: MINUTES * MINUTE_S,
  };
  const [load, minutes] = await Promise.all([
    startBenchProcess("../trials/support/open-load.ts", job),
    watchMinutes(server),
  ]);
  const result = load.answer as OpenLoadResult;
  const tallies: OpenLoadTally[] = Object.values(result);
  const sum = (kind: "sent" | "good" | "late") =>
    tallies.reduce((total, tally) => total + tally[kind], 0);
  const [third = Number.NaN, last = Number.NaN] = [minutes[SETTLED - 1], minutes.at(-1)];
  const medians = minutes.map((value) => value.toFixed(0)).join(", ");
  return {
    isAlive: !hasExited && result.placed.good > 0,
    growth: last / third,
    goodShare: sum("good") / sum("sent"),
    measured: `medians of the minutes ${medians} MB, at most ${megabytes(server.mostMemory())}; killed: ${hasExited ? "yes" : "no"}; ${result.placed.good + result.placed.late} orders placed, ${sum("good")} of ${sum("sent")} requests answered in time and ${sum("late")} late; the cgroup reached its limit ${cgroup.timesFull()} times, where the kernel takes back cached files`,
  };
}

/** How a start went: its length and the most memory since. */
export function describeStart(server: RunningServer): string {
  return `first start ${(server.startMs / 1_000).toFixed(0)} s, at most ${megabytes(server.mostMemory())}`;
}

function megabytes(value: number | null): string {
  return `${value?.toFixed(0)} MB`;
}

/** Returns the median of the resident memory in each minute, in MB. */
async function watchMinutes(server: RunningServer): Promise<number[]> {
  const medians: number[] = [];
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const samples: number[] = [];
    const until = performance.now() + MINUTE_S * 1_000;
    while (performance.now() < until) {
      await pause(SAMPLE_MS);
      const value = server.memory();
      if (value !== null) samples.push(value);
    }
    medians.push(median(samples));
  }
  return medians;
}
