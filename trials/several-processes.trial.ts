import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "@comanda/api/testing/postgres";
import { openSession } from "@comanda/api/testing/postgres-session";
import { type RunningServer, startComanda } from "../bench/processes.ts";
import { importCountedSpecial, orderSpecial, SPECIALS_HOST } from "./support/counted-special.ts";
import { sendTimed } from "./support/timed-request.ts";
import type { Trial, TrialContext } from "./support/trial.ts";
import { TRIAL_SECRET_KEY } from "./support/trial-servers.ts";

const STOCK = 50;
const COUPON_LIMIT = 20;
const ORDERS = 120;
/** Orders that run at the same time. */
const AT_ONCE = 12;
const MAX_PAGE_SECONDS = 1;

export const trial: Trial = {
  name: "several-processes",
  promise: `Three processes on one Postgres take ${ORDERS} orders of one dish, and one of them is killed meanwhile: exactly the ${STOCK} in stock and the ${COUPON_LIMIT} uses of a coupon are sold, each acknowledged order is there once, and a price that one process imports is on the pages of the others within ${MAX_PAGE_SECONDS} s`,
  run: async (context) => {
    const postgres = await startPostgres({ fsync: true });
    context.cleanUp(postgres.stop);
    const env = {
      DATA_DIR: path.join(context.folder, "data"),
      DATABASE_URL: postgres.url,
      SECRET_KEY: TRIAL_SECRET_KEY,
    };
    await importCountedSpecial(context, env, special(100));
    const servers: RunningServer[] = [];
    for (let number = 0; number < 3; number += 1) servers.push(await startServer(env, context));
    const acknowledged = await orderWhileOneDies(servers);
    const sold = await readSold(postgres.url);
    const healthy = servers.slice(0, 2);
    const seconds = await secondsUntilPrice(healthy, () =>
      importCountedSpecial(context, env, special(123)),
    );
    const lost = acknowledged.filter((id) => !sold.ids.includes(id)).length;
    return {
      kept:
        sold.ids.length === STOCK &&
        sold.left === 0 &&
        sold.couponUses === COUPON_LIMIT &&
        sold.withCoupon === COUPON_LIMIT &&
        lost === 0 &&
        new Set(acknowledged).size === acknowledged.length &&
        seconds <= MAX_PAGE_SECONDS,
      measured: `${sold.ids.length} orders placed (${acknowledged.length} acknowledged, ${lost} of them lost), ${sold.left} left in stock, ${sold.couponUses} uses of the coupon on ${sold.withCoupon} orders; the new price is on the others' pages ${seconds.toFixed(2)} s after the import`,
    };
  },
};

function special(price: number) {
  return { price, stock: STOCK, couponLimit: COUPON_LIMIT };
}

async function startServer(
  env: Record<string, string>,
  { cleanUp }: TrialContext,
): Promise<RunningServer> {
  const server = await startComanda(env, "/products", SPECIALS_HOST);
  let hasExited = false;
  void server.exited.then(() => {
    hasExited = true;
  });
  cleanUp(async () => {
    if (!hasExited) process.kill(server.pid, "SIGKILL");
    await server.exited;
  });
  return server;
}

/**
 * Sends all orders to the processes in turn, each with the coupon, and without it once that is used up.
 * Kills the last process after a third of them. Returns the ids of the orders that a process has
 * acknowledged.
 */
async function orderWhileOneDies(servers: readonly RunningServer[]): Promise<string[]> {
  const acknowledged: string[] = [];
  let begun = 0;
  const guest = async () => {
    while (begun < ORDERS) {
      const number = begun;
      begun += 1;
      const server = servers[number % servers.length];
      if (!server) return;
      const id = await orderSpecial(server.port);
      if (id !== null) acknowledged.push(id);
      if (number === ORDERS / 3) process.kill(servers.at(-1)?.pid ?? 0, "SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guest));
  // What the killed process has not answered is sold by others.
  const [first] = servers;
  for (let number = 0; first && number < STOCK; number += 1) {
    const id = await orderSpecial(first.port);
    if (id !== null) acknowledged.push(id);
  }
  return acknowledged;
}

type Sold = { ids: string[]; left: number; couponUses: number; withCoupon: number };

async function readSold(url: string): Promise<Sold> {
  const { read, close } = await openSession(url);
  const orders = await read<{ id: string; discount: number }>(
    "select id, discounts_amount as discount from orders where placed_at is not null",
  );
  const [special] = await read<{ stock: number }>(
    "select stock from variants where id = 'special-1'",
  );
  const [coupon] = await read<{ uses: number }>("select coupons_used as uses from coupons");
  await close();
  return {
    ids: orders.map(({ id }) => id),
    left: Number(special?.stock),
    couponUses: Number(coupon?.uses),
    withCoupon: orders.filter(({ discount }) => Number(discount) > 0).length,
  };
}

/** Returns the seconds from the end of `change` until all processes show the new price. */
async function secondsUntilPrice(
  servers: readonly RunningServer[],
  change: () => Promise<void>,
): Promise<number> {
  const shows = async ({ port }: RunningServer) =>
    (
      await sendTimed({ port, method: "GET", path: "/products", host: SPECIALS_HOST })
    ).body.includes("123");
  await Promise.all(servers.map(shows));
  await change();
  const began = performance.now();
  while (performance.now() - began < 10_000) {
    if ((await Promise.all(servers.map(shows))).every(Boolean)) break;
    await pause(20);
  }
  return (performance.now() - began) / 1_000;
}
