import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "@comanda/api/db/connect/open-database";
import { type RunningServer, startComanda } from "../../bench/processes.ts";
import { importCountedSpecial, orderSpecial, SPECIALS_HOST } from "../support/counted-special.ts";
import { joinAsOwner } from "../support/staff-session.ts";
import { sendTimed } from "../support/timed-request.ts";
import type { Trial, TrialContext } from "../support/trial.ts";
import { TRIAL_SECRET_KEY } from "../support/trial-servers.ts";

const CUSTOMERS = 3;
const DISHES = 4_000;
const STOCK = 1_000_000;
const MAX_S = 10;
const MEGABYTE = 1_024 * 1_024;

export const trial: Trial = {
  name: "embedded-disk-full",
  promise: `The disk of the embedded database fills up while ${CUSTOMERS} customers order and ${DISHES.toLocaleString("en")} dishes are added: the dishes are added all or not at all, a kept page is served or the server ends, once there is space an order is placed within ${MAX_S} s, if need be after a start, and no acknowledged order is lost (needs root, to mount a disk)`,
  run: async (context) => {
    const disk = path.join(context.folder, "disk");
    mkdirSync(disk);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=400m", "tmpfs", disk]);
    context.cleanUp(() => execFileSync("umount", [disk]));
    const env = { DATA_DIR: path.join(disk, "data"), SECRET_KEY: TRIAL_SECRET_KEY };
    await importCountedSpecial(context, env, { price: 100, stock: STOCK, couponLimit: 1 });
    let server = await start(env, context);
    const owner = await joinAsOwner(server.port, env, SPECIALS_HOST);
    const acknowledged: string[] = [];
    let isOpen = true;
    const customer = async () => {
      while (isOpen) {
        const id = await orderSpecial(server.port).catch(() => null);
        if (id === null) await pause(100);
        else acknowledged.push(id);
      }
    };
    const customers = Promise.all(Array.from({ length: CUSTOMERS }, customer));
    const readPage = async () => {
      const to = { method: "GET", path: "/products", host: SPECIALS_HOST };
      return (await sendTimed({ port: server.port, ...to })).status;
    };
    await pause(3_000);
    await readPage();

    const filler = path.join(disk, "filler");
    fillDisk(filler);
    const added = await owner
      .send("POST", "/ms-menu/companies/tacos/apply", newDishes())
      .then(() => true)
      .catch(refusedByTheDisk);
    // Until the log of the database needs more space too.
    await pause(10_000);
    const before = acknowledged.length;
    await pause(3_000);
    const during = acknowledged.length - before;
    const page = hasExited(server) ? null : await readPage();

    rmSync(filler);
    const hasEnded = hasExited(server);
    const freedAt = performance.now();
    const known = acknowledged.length;
    if (hasEnded) server = await start(env, context);
    while (acknowledged.length === known && performance.now() - freedAt < 60_000) await pause(50);
    const seconds = (performance.now() - freedAt) / 1_000;
    isOpen = false;
    await customers;
    await server.stop();

    const stored = await readStored(env.DATA_DIR);
    const lost = acknowledged.filter((id) => !stored.placed.has(id)).length;
    const isWhole = stored.dishes === (added ? DISHES : 0);
    const isExact = stored.stock === STOCK - stored.placed.size;
    const isServed = hasEnded || page === 200;
    return {
      kept: isWhole && isExact && isServed && lost === 0 && known > 0 && seconds <= MAX_S,
      measured: `the dishes were ${added ? "added" : "refused"}, ${stored.dishes} are stored; ${hasEnded ? "the server ended" : `a page ${page}`}; ${during} orders in 3 s on the full disk; next order after ${seconds.toFixed(1)} s; ${lost} of ${acknowledged.length} acknowledged orders lost, the stock is ${isExact ? "exact" : "wrong"}`,
    };
  },
};

const ended = new Set<RunningServer>();
const hasExited = (server: RunningServer) => ended.has(server);

async function start(env: Record<string, string>, context: TrialContext): Promise<RunningServer> {
  const server = await startComanda(env, "/products", SPECIALS_HOST);
  void server.exited.then(() => ended.add(server));
  context.cleanUp(() => server.stop().catch(() => undefined));
  return server;
}

/** A request that is wrong in itself would be refused on any disk, and would prove nothing. */
function refusedByTheDisk(error: Error): false {
  if (/: 4\d\d /u.test(error.message)) throw error;
  return false;
}

/** Fills the disk to its last block. */
function fillDisk(file: string): void {
  const opened = openSync(file, "w");
  const part = Buffer.alloc(MEGABYTE);
  try {
    for (;;) writeSync(opened, part);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
  closeSync(opened);
}

function newDishes() {
  const created = Array.from({ length: DISHES }, (_, at) => {
    const id = `new-${at}`;
    const product = {
      id,
      name: `Dish ${at}`,
      description: "With rice and beans",
      product_variants: [{ id: `${id}-a`, name: "One", price: 20 }],
    };
    return { id, category_id: "tacos", product };
  });
  return { categories: [], created, changes: [], removed: [] };
}

async function readStored(dataDir: string) {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir, command: "trial" });
  const placed = await db
    .selectFrom("orders")
    .select("id")
    .where("placed_at", "is not", null)
    .execute();
  const variants = await db.selectFrom("variants").select(["id", "stock"]).execute();
  await close();
  return {
    placed: new Set(placed.map(({ id }) => id)),
    dishes: variants.filter(({ id }) => id.startsWith("new-")).length,
    stock: variants.find(({ id }) => id === "special-1")?.stock,
  };
}
