import { setTimeout as pause } from "node:timers/promises";
import { BENCH_COMPANY_ID } from "../../bench/bench-company.ts";
import { type RunningServer, startBenchProcess } from "../../bench/processes.ts";
import { median } from "../../bench/report.ts";
import { memoryAfterCollection } from "./memory-after-collection.ts";
import type { MemoryCgroup } from "./memory-cgroup.ts";
import type { OpenLoadResult, OpenLoadTally } from "./open-load.ts";

/** The length of a minute in seconds; TRIAL_SECONDS shortens it to try the trial itself. */
const MINUTE_S = Number(process.env.TRIAL_SECONDS ?? 60);
const MINUTES = 10;
/** The minute to compare with: by then each kind of request has been answered many times. */
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
  /** What a collection of the heap leaves after the last minute, divided by what one left after the third; null where it is not known. */
  growth: number | null;
  /** The share of requests that were answered well and in time. */
  goodShare: number;
  measured: string;
};

/**
 * Sends a busy restaurant's requests to a server in a memory cgroup, and watches its memory meanwhile. `inspectorPort` is where
 * the server's inspector listens: resident memory moves with each collection, what is left after one does not.
 */
export async function loadInSmallMemory(
  server: RunningServer,
  cgroup: MemoryCgroup,
  inspectorPort?: number,
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
  const [load, { medians, left }] = await Promise.all([
    startBenchProcess("../trials/support/open-load.ts", job),
    watchMinutes(server, () => hasExited, inspectorPort),
  ]);
  const result = load.answer as OpenLoadResult;
  const tallies: OpenLoadTally[] = Object.values(result);
  const sum = (kind: "sent" | "good" | "late") =>
    tallies.reduce((total, tally) => total + tally[kind], 0);
  const [third, last] = left;
  const collected =
    left.length > 0
      ? `a collection left ${left.map((value) => value.toFixed(1)).join(" and ")} MB; `
      : "";
  return {
    isAlive: !hasExited && result.placed.good > 0,
    growth: third && last ? last / third : null,
    goodShare: sum("good") / sum("sent"),
    measured: `${collected}medians of the minutes ${medians.map((value) => value.toFixed(0)).join(", ")} MB, at most ${megabytes(server.mostMemory())}; killed: ${hasExited ? "yes" : "no"}; ${result.placed.good + result.placed.late} orders placed, ${sum("good")} of ${sum("sent")} requests answered in time and ${sum("late")} late; the cgroup reached its limit ${cgroup.timesFull()} times, where the kernel takes back cached files`,
  };
}

/** How a start went: its length and the most memory since. */
export function describeStart(server: RunningServer): string {
  return `first start ${(server.startMs / 1_000).toFixed(0)} s, at most ${megabytes(server.mostMemory())}`;
}

function megabytes(value: number | null): string {
  return `${value?.toFixed(0)} MB`;
}

/**
 * Returns the median of the resident memory in each minute, and what a collection leaves after the third and the
 * last one, in MB.
 */
async function watchMinutes(
  server: RunningServer,
  hasExited: () => boolean,
  inspectorPort: number | undefined,
) {
  const medians: number[] = [];
  const left: number[] = [];
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const samples: number[] = [];
    const until = performance.now() + MINUTE_S * 1_000;
    while (performance.now() < until) {
      await pause(SAMPLE_MS);
      const value = server.memory();
      if (value !== null) samples.push(value);
    }
    medians.push(median(samples));
    const isCompared = minute === SETTLED || minute === MINUTES;
    if (inspectorPort && isCompared && !hasExited())
      left.push(await memoryAfterCollection(inspectorPort));
  }
  return { medians, left };
}
