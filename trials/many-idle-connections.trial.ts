import { readFile } from "node:fs/promises";
import { Agent } from "node:http";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { tcpConnectionLimits } from "../apps/server/src/overload/limit-tcp-connections.ts";
import { BENCH_COMPANY_ID, BENCH_HOST } from "../bench/bench-company.ts";
import { importBenchCompany } from "../bench/import-bench-company.ts";
import { startBenchProcess, startComanda } from "../bench/processes.ts";
import type { IdleSocketsJob } from "./support/idle-sockets.ts";
import { fetchMenuPage, makeAndPlaceOrder, secondsUntil } from "./support/simulated-visitors.ts";
import type { Trial } from "./support/trial.ts";

/** Each below the limit of one address. Two processes hold them, because one may open 20,000 files here. */
const PROCESSES = 2;
const ADDRESSES_EACH = 4;
const PER_ADDRESS = 2_625;
const SOCKETS = PROCESSES * ADDRESSES_EACH * PER_ADDRESS;
const VISITORS = 10;
const MAX_MS = 10_000;
const MAX_RECOVERY_S = 10;
const CUT = /"cut":\{"total":(\d+)\}/gu;

export const trial: Trial = {
  name: "many-idle-connections",
  promise: `${SOCKETS.toLocaleString("en")} connections from ${PROCESSES * ADDRESSES_EACH} addresses are opened and send nothing, above the server's limit of ${tcpConnectionLimits.total.toLocaleString("en")}: each of ${VISITORS} new guests gets the menu and places an order within ${MAX_MS / 1_000} s each, the log says how many connections were cut, and ${MAX_RECOVERY_S} s after they are closed the server is well again`,
  run: async (context) => {
    if (!(await canOpen(tcpConnectionLimits.total + 500)))
      return {
        kept: null,
        measured: `it needs a limit of open files above ${tcpConnectionLimits.total}`,
      };
    const env = { DATA_DIR: path.join(context.folder, "data"), LOG_LEVEL: "warn" };
    const logFile = path.join(context.folder, "server.log");
    await importBenchCompany(context.folder, env);
    const launcher = ["sh", "-c", 'exec "$@" > "$0"', logFile];
    const server = await startComanda(env, "/products", BENCH_HOST, launcher);
    context.cleanUp(server.stop);
    const { port } = server;
    await visit(port);
    const memoryBefore = server.memory() ?? Number.NaN;

    const holders = await Promise.all(
      Array.from({ length: PROCESSES }, (_, at) => {
        const addresses = Array.from(
          { length: ADDRESSES_EACH },
          (_, index) => `127.0.0.${2 + at * ADDRESSES_EACH + index}`,
        );
        const job: IdleSocketsJob = { port, addresses, perAddress: PER_ADDRESS };
        return startBenchProcess("../trials/support/idle-sockets.ts", job);
      }),
    );
    for (const { stop } of holders) context.cleanUp(stop);
    const opened = holders.reduce((total, { answer }) => total + Number(answer), 0);
    const times: number[] = [];
    let failed = 0;
    for (let count = 0; count < VISITORS; count += 1) {
      const took = await visit(port).catch(() => null);
      if (took === null) failed += 1;
      else times.push(took);
    }
    const memory = server.memory() ?? Number.NaN;

    for (const { stop } of holders) await stop();
    const recovery = await secondsUntil(() => fetchMenuPage(port, BENCH_COMPANY_ID), 60);
    // The log counts for ten seconds.
    await pause(12_000);
    const log = await readFile(logFile, "utf8");
    const cuts = [...log.matchAll(CUT)].reduce((total, [, count]) => total + Number(count), 0);
    const slowest = Math.max(...times);
    const megabytes = (value: number | null) => (value ?? Number.NaN).toFixed(0);
    return {
      kept:
        opened === SOCKETS &&
        failed === 0 &&
        slowest <= MAX_MS &&
        cuts >= SOCKETS - tcpConnectionLimits.total &&
        recovery <= MAX_RECOVERY_S,
      measured: `${opened} opened, ${cuts} cut by the log; ${VISITORS - failed} of ${VISITORS} guests got the menu and an order, the slowest in ${Math.round(slowest)} ms; memory ${megabytes(memoryBefore)} → ${megabytes(memory)} MB, ${megabytes(server.memory())} MB after; well again after ${recovery.toFixed(1)} s`,
    };
  },
};

/** Opens the menu and places an order on connections of its own; returns the milliseconds that it took. */
async function visit(port: number): Promise<number> {
  const agent = new Agent();
  const began = performance.now();
  await fetchMenuPage(port, BENCH_COMPANY_ID, agent);
  await makeAndPlaceOrder(port, BENCH_COMPANY_ID, agent);
  agent.destroy();
  return performance.now() - began;
}

/** Node takes as many open files as the hard limit allows. */
async function canOpen(files: number): Promise<boolean> {
  const limits = await readFile("/proc/self/limits", "utf8").catch(() => "");
  const most = /^Max open files\s+\S+\s+(\S+)/mu.exec(limits)?.[1];
  return most === "unlimited" || Number(most) >= files;
}
