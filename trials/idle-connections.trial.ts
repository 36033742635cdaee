import { connect, type Socket } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { BENCH_COMPANY_ID, BENCH_HOST } from "../bench/bench-company.ts";
import { importBenchCompany } from "../bench/import-bench-company.ts";
import { startComanda } from "../bench/processes.ts";
import {
  fetchMenuPage,
  makeAndPlaceOrder,
  p95,
  startVisitors,
} from "./support/simulated-visitors.ts";
import type { Trial } from "./support/trial.ts";

const IDLE = 5_000;
const SLOW = 500;
const SECONDS = 20;
const MAX_RATIO = 2;
/** Milliseconds below which a longer time is no promise broken. */
const MIN_MS = 50;

export const trial: Trial = {
  name: "idle-connections",
  promise: `${IDLE} connections stay open without a request, and ${SLOW} clients request the menu and do not read it: the 95th percentile of the others' pages and orders stays below ${MAX_RATIO} times that before, and none fails`,
  run: async (context) => {
    // All connections come from this machine: as behind a proxy, no address has a limit of its own.
    const env = { DATA_DIR: path.join(context.folder, "data"), TRUST_PROXY: "on" };
    await importBenchCompany(context.folder, env);
    const server = await startComanda(env, "/products", BENCH_HOST);
    context.cleanUp(server.stop);
    const { port } = server;
    const readers = startVisitors(fetchMenuPage, port, BENCH_COMPANY_ID, 4);
    const customers = startVisitors(makeAndPlaceOrder, port, BENCH_COMPANY_ID, 2);
    context.cleanUp(() => Promise.all([readers.stop(), customers.stop()]));
    const measure = async () => {
      readers.take();
      customers.take();
      await pause(SECONDS * 1_000);
      return { pages: readers.take(), orders: customers.take() };
    };
    await pause(3_000);
    const before = await measure();
    const memoryBefore = server.memory() ?? 0;
    const sockets = [
      ...openConnections(port, IDLE, ""),
      ...openConnections(port, SLOW, `GET /products HTTP/1.1\r\nhost: ${BENCH_HOST}\r\n\r\n`),
    ];
    context.cleanUp(() => {
      for (const socket of sockets) socket.destroy();
    });
    // Until all have been taken.
    await pause(5_000);
    const open = sockets.filter(({ readyState }) => readyState === "open").length;
    const during = await measure();
    const memory = server.memory() ?? 0;
    const isKept = (kind: "pages" | "orders") =>
      p95(during[kind].times) <= Math.max(MIN_MS, MAX_RATIO * p95(before[kind].times));
    const failed = during.pages.failed + during.orders.failed;
    const figures = (kind: "pages" | "orders") =>
      `${p95(before[kind].times).toFixed(0)} → ${p95(during[kind].times).toFixed(0)} ms`;
    return {
      kept: isKept("pages") && isKept("orders") && failed === 0,
      measured: `${open} open; 95th percentile: pages ${figures("pages")}, orders ${figures("orders")}; ${failed} of ${during.pages.times.length + during.orders.times.length} failed; memory ${memoryBefore.toFixed(0)} → ${memory.toFixed(0)} MB`,
    };
  },
};

/** Opens connections that send `request` and read nothing. */
function openConnections(port: number, count: number, request: string): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.pause();
    if (request) socket.write(request);
    return socket;
  });
}
