import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startComanda } from "../../bench/processes.ts";
import { importCountedSpecial, orderSpecial, SPECIALS_HOST } from "../support/counted-special.ts";
import { readPlacedIds } from "../support/read-placed-ids.ts";
import { mountSlowDisk } from "../support/slow-disk.ts";
import { sendTimed } from "../support/timed-request.ts";
import type { Trial } from "../support/trial.ts";
import { TRIAL_SECRET_KEY } from "../support/trial-servers.ts";

const CUSTOMERS = 3;
const WRITES_PER_SECOND = 10;
const SLOW_S = 20;
const PAGE_S = 5;
const MAX_S = 10;
const STOCK = 1_000_000;

export const trial: Trial = {
  name: "embedded-slow-disk",
  promise: `The disk of the embedded database takes ${WRITES_PER_SECOND} writes a second for ${SLOW_S} s while ${CUSTOMERS} customers order: a page takes at most ${PAGE_S} s, the server does not end, an order is placed within ${MAX_S} s after the disk is quick again, and when the disk is slow again and the server is killed (kill -9), no acknowledged order is lost (needs root and the blkio cgroup)`,
  run: async (context) => {
    const disk = mountSlowDisk(context);
    if (!disk) return { kept: null, measured: "there is no root, or no blkio cgroup" };
    const env = { DATA_DIR: path.join(disk.folder, "data"), SECRET_KEY: TRIAL_SECRET_KEY };
    await importCountedSpecial(context, env, { price: 100, stock: STOCK, couponLimit: 1 });
    const server = await startComanda(env, "/products", SPECIALS_HOST, disk.launcher);
    context.cleanUp(server.stop);
    const acknowledged: { id: string; at: number }[] = [];
    let isOpen = true;
    const customer = async () => {
      while (isOpen) {
        const id = await orderSpecial(server.port).catch(() => null);
        if (id === null) await pause(100);
        else acknowledged.push({ id, at: performance.now() });
      }
    };
    const customers = Promise.all(Array.from({ length: CUSTOMERS }, customer));
    const readPage = () =>
      sendTimed({ port: server.port, method: "GET", path: "/products", host: SPECIALS_HOST });
    await pause(5_000);
    const before = acknowledged.length;

    disk.setWritesPerSecond(WRITES_PER_SECOND);
    const slowAt = performance.now();
    const pages: { status: number | null; ms: number }[] = [];
    while (performance.now() - slowAt < SLOW_S * 1_000) {
      pages.push(await readPage());
      await pause(500);
    }
    const during = acknowledged.length - before;
    disk.setWritesPerSecond(0);
    const quickAt = performance.now();
    const next = () => acknowledged.find(({ at }) => at > quickAt);
    while (!next() && performance.now() - quickAt < 60_000) await pause(50);
    const seconds = ((next()?.at ?? Number.POSITIVE_INFINITY) - quickAt) / 1_000;
    disk.setWritesPerSecond(WRITES_PER_SECOND);
    await pause(3_000);
    process.kill(server.pid, "SIGKILL");
    isOpen = false;
    await Promise.all([customers, server.exited]);
    disk.setWritesPerSecond(0);

    const stored = await readPlacedIds(env.DATA_DIR);
    const lost = acknowledged.filter(({ id }) => !stored.has(id)).length;
    const good = pages.filter(({ status }) => status === 200).length;
    const slowest = Math.max(...pages.map(({ ms }) => ms)) / 1_000;
    return {
      kept:
        good === pages.length &&
        slowest <= PAGE_S &&
        seconds <= MAX_S &&
        lost === 0 &&
        during < before,
      measured: `${before} orders in 5 s on the quick disk, ${during} in ${SLOW_S} s on the slow one; ${good} of ${pages.length} pages, the slowest in ${slowest.toFixed(1)} s; next order ${seconds.toFixed(1)} s after it; ${lost} of ${acknowledged.length} acknowledged orders lost`,
    };
  },
};
