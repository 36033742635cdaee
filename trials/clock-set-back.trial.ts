import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type RunningServer, startComanda } from "../bench/processes.ts";
import { importCountedSpecial, orderSpecial, SPECIALS_HOST } from "./support/counted-special.ts";
import { readPlacedIds } from "./support/read-placed-ids.ts";
import { joinAsOwner } from "./support/staff-session.ts";
import { sendTimed } from "./support/timed-request.ts";
import type { Trial } from "./support/trial.ts";
import { TRIAL_SECRET_KEY } from "./support/trial-servers.ts";

const FAKETIME = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1";
const ORDERS = 15;
const STOCK = 1_000;
const STOPPED_MS = 60_000;

export const trial: Trial = {
  name: "clock-set-back",
  promise: `The clock is set back an hour while the server runs, forward again, forward a day, and back; then the server is stopped (SIGSTOP) for a minute while an order waits for its answer: each time all of ${ORDERS} orders are placed, a page is served, and the owner is still signed in; all orders are stored`,
  run: async (context) => {
    if (!existsSync(FAKETIME)) return { kept: null, measured: "faketime is not installed" };
    const offset = path.join(context.folder, "offset");
    const setClock = (by: string) => writeFileSync(offset, `${by}\n`);
    setClock("+0");
    const env = {
      DATA_DIR: path.join(context.folder, "data"),
      SECRET_KEY: TRIAL_SECRET_KEY,
      CONSOLE_PORT: "0",
    };
    await importCountedSpecial(context, env, { price: 100, stock: STOCK, couponLimit: 1 });
    const faked = {
      ...env,
      LD_PRELOAD: FAKETIME,
      FAKETIME_TIMESTAMP_FILE: offset,
      FAKETIME_NO_CACHE: "1",
      // A clock that is set does not move the time that timers count.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    };
    const server = await startComanda(faked, "/products", SPECIALS_HOST);
    context.cleanUp(() => server.stop().catch(() => undefined));
    const { port } = server;
    const staff = await joinAsOwner(port, env, SPECIALS_HOST);
    const lines: string[] = [];
    const kept: boolean[] = [];
    const ids = new Set<string>();
    for (const [name, by] of STEPS) {
      if (by === null) ids.add(await orderWhileStopped(server));
      else {
        setClock(by);
        await pause(1_000);
      }
      const placed = await orderSpecials(port, ids);
      const page = await sendTimed({ port, method: "GET", path: "/products", host: SPECIALS_HOST });
      const isSignedIn = await staff.send("GET", "/auth/me").then(
        () => true,
        () => false,
      );
      kept.push(placed === ORDERS && page.status === 200 && isSignedIn);
      lines.push(
        `${name}: ${placed} of ${ORDERS} orders, page ${page.status}, owner ${isSignedIn ? "signed in" : "signed out"}`,
      );
    }
    await server.stop();
    const placed = await readPlacedIds(env.DATA_DIR);
    const stored = [...ids].filter((id) => placed.has(id)).length;
    return {
      kept: kept.every(Boolean) && stored === ids.size,
      measured: `${lines.join("; ")}; ${stored} of ${ids.size} stored`,
    };
  },
};

/** What happens to the clock, one after the other: by how many seconds it is set, or null where the server is stopped. */
const STEPS = [
  ["before", "+0"],
  ["an hour back", "-3600"],
  ["forward again", "+0"],
  ["a day forward", "+86400"],
  ["back again", "+0"],
  ["stopped for a minute", null],
] as const;

/** Orders the special a few times, adds the orders to `ids`, and returns how many are new ones that were placed. */
async function orderSpecials(port: number, ids: Set<string>): Promise<number> {
  const before = ids.size;
  for (let order = 0; order < ORDERS; order += 1) {
    const id = await orderSpecial(port);
    if (id !== null) ids.add(id);
  }
  return ids.size - before;
}

/**
 * Stops the server in the middle of an order, and lets it go on after a minute. Returns the order's id; throws where the order
 * fails.
 */
async function orderWhileStopped({ pid, port }: RunningServer): Promise<string> {
  const order = orderSpecial(port);
  await pause(Math.random() * 10);
  process.kill(pid, "SIGSTOP");
  await pause(STOPPED_MS);
  process.kill(pid, "SIGCONT");
  const id = await order;
  if (id === null) throw new Error("The order that waited for the stopped server failed");
  return id;
}
