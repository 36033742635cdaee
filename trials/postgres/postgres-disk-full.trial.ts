import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { clusterAt, createCluster } from "@comanda/api/testing/postgres";
import { openSession } from "@comanda/api/testing/postgres-session";
import { startComanda } from "../../bench/processes.ts";
import { importCountedSpecial, orderSpecial, SPECIALS_HOST } from "../support/counted-special.ts";
import { sendTimed } from "../support/timed-request.ts";
import type { Trial } from "../support/trial.ts";
import { TRIAL_SECRET_KEY } from "../support/trial-servers.ts";

const MAX_S = 5;
const CUSTOMERS = 3;

export const trial: Trial = {
  name: "postgres-disk-full",
  promise: `The disk of Postgres is full while ${CUSTOMERS} customers order: the server does not exit, orders are refused and a kept page is served; once there is space and Postgres runs, an order is placed within ${MAX_S} s, and no acknowledged order is lost (needs root, to mount a disk)`,
  run: async (context) => {
    const disk = path.join(context.folder, "disk");
    mkdirSync(disk);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=600m", "tmpfs", disk]);
    context.cleanUp(() => execFileSync("umount", [disk]));
    chmodSync(context.folder, 0o755);
    const cluster = await createCluster(disk);
    const postgres = await clusterAt(cluster, cluster.data, ["max_wal_size=64MB"]);
    await postgres.start();
    context.cleanUp(postgres.stop);
    const env = {
      DATA_DIR: path.join(context.folder, "data"),
      DATABASE_URL: postgres.url,
      SECRET_KEY: TRIAL_SECRET_KEY,
    };
    await importCountedSpecial(context, env, { price: 100, stock: 100_000, couponLimit: 1 });
    const server = await startComanda(env, "/products", SPECIALS_HOST);
    let hasExited = false;
    void server.exited.then(() => {
      hasExited = true;
    });
    context.cleanUp(() => server.stop().catch(() => undefined));
    const acknowledged: string[] = [];
    let isOpen = true;
    const customer = async () => {
      while (isOpen) {
        const id = await orderSpecial(server.port);
        if (id === null) await pause(100);
        else acknowledged.push(id);
      }
    };
    const customers = Promise.all(Array.from({ length: CUSTOMERS }, customer));
    const readPage = () =>
      sendTimed({ port: server.port, method: "GET", path: "/products", host: SPECIALS_HOST });
    await pause(5_000);
    await readPage();
    const filler = path.join(disk, "filler");
    fillDisk(filler);
    // Postgres goes on until its log needs another file: this makes it one.
    const session = await openSession(postgres.url);
    await session.read("select pg_switch_wal()").catch(() => undefined);
    await session
      .read("create table filler as select generate_series(1, 2000000)")
      .catch(() => undefined);
    await session.close().catch(() => undefined);
    await pause(3_000);
    const before = acknowledged.length;
    await pause(4_000);
    const during = acknowledged.length - before;
    const { status } = await readPage();
    rmSync(filler);
    // A Postgres without space for its log ends; its operator starts it again.
    const hasDied = !(await isRunning(postgres.url));
    if (hasDied) {
      await postgres.stop();
      await postgres.start();
    }
    const freedAt = performance.now();
    const known = acknowledged.length;
    while (acknowledged.length === known && performance.now() - freedAt < 60_000) await pause(50);
    const seconds = (performance.now() - freedAt) / 1_000;
    await pause(1_000);
    isOpen = false;
    await customers;
    const { read, close } = await openSession(postgres.url);
    const rows = await read<{ id: string }>("select id from orders where placed_at is not null");
    await close();
    const ids = new Set(rows.map(({ id }) => id));
    const lost = acknowledged.filter((id) => !ids.has(id)).length;
    return {
      kept: !hasExited && status === 200 && seconds <= MAX_S && lost === 0 && known > 0,
      measured: `${hasExited ? "exited" : "no exit"}; ${during} orders in 4 s on the full disk, a page ${status}; Postgres ${hasDied ? "ended and was started" : "went on"}; next order after ${seconds.toFixed(1)} s; ${lost} of ${acknowledged.length} acknowledged orders lost`,
    };
  },
};

function fillDisk(file: string): void {
  try {
    writeFileSync(file, Buffer.alloc(600 * 1_024 * 1_024));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}

async function isRunning(url: string): Promise<boolean> {
  try {
    const session = await openSession(url);
    await session.close();
    return true;
  } catch {
    return false;
  }
}
