import { writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "@comanda/api/testing/postgres";
import { openSession } from "@comanda/api/testing/postgres-session";
import { smallCompany } from "@comanda/api/testing/small-company";
import { type RunningServer, runComandaCommand, startComanda } from "../bench/processes.ts";
import { sendTimed, type TimedAnswer } from "./support/timed-request.ts";
import type { Trial, TrialContext } from "./support/trial.ts";
import { TRIAL_SECRET_KEY } from "./support/trial-servers.ts";

const STOCK = 50;
const COUPON_LIMIT = 20;
const ORDERS = 120;
/** Orders that run at the same time. */
const AT_ONCE = 12;
const MAX_PAGE_SECONDS = 1;
const HOST = "tacos.test";

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
    await importCompany(context, env, 100);
    const servers: RunningServer[] = [];
    for (let number = 0; number < 3; number += 1) servers.push(await startServer(env, context));
    const acknowledged = await orderWhileOneDies(servers);
    const sold = await readSold(postgres.url);
    const healthy = servers.slice(0, 2);
    const seconds = await secondsUntilPrice(healthy, () => importCompany(context, env, 123));
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

async function startServer(
  env: Record<string, string>,
  { cleanUp }: TrialContext,
): Promise<RunningServer> {
  const server = await startComanda(env, "/products", HOST);
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

/** Imports the small company, with a special of `price` and a coupon that can be used up. */
async function importCompany(
  { folder }: TrialContext,
  env: Record<string, string>,
  price: number,
): Promise<void> {
  const company = smallCompany();
  for (const product of company.categories.flatMap(({ products }) => products ?? [])) {
    product.images = [];
    for (const variant of product.product_variants ?? [])
      if (variant.id === "special-1") Object.assign(variant, { price, stock: STOCK });
  }
  const limited = { discount_type: "percentage", value: 10, usage_limit: COUPON_LIMIT } as const;
  company.coupons = [{ id: "limited", code: "LIMITED", ...limited }];
  const file = path.join(folder, "company.json");
  await writeFile(file, JSON.stringify(company));
  await runComandaCommand(["import", file], env);
}

/**
 * Sends all orders to the processes in turn, each with the coupon, and without it once that is used up. Kills the last process
 * after a third of them. Returns the ids of the orders that a process has acknowledged.
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

/** Orders one special; null when it is refused or the process is gone. */
async function orderSpecial(port: number): Promise<string | null> {
  const send = (method: string, address: string, body: object): Promise<TimedAnswer> =>
    sendTimed({ port, method, path: address, host: HOST, body });
  const combos = [{ product_id: "special", variant_id: "special-1", quantity: 1 }];
  const draft = { company_id: "tacos", service_type: "TAKEAWAY", combos };
  const made = await send("POST", "/ms-orders/public/orders", draft);
  if (made.status !== 201) return null;
  const { id } = JSON.parse(made.body) as { id: string };
  const discount = { order_id: id, modality: "COUPON", coupon_code: "LIMITED" };
  await send("POST", "/ms-orders/public/companies/tacos/apply-discount", discount);
  const address = `/ms-orders/public/companies/tacos/orders/${id}`;
  const cash = { meta_data: { assigned_payment: { payment_method_id: "cash" } } };
  const placed = await send("PATCH", address, cash);
  if (placed.status === 200) return id;
  if (!placed.body.includes("coupon")) return null;
  await send("POST", "/ms-orders/public/companies/tacos/apply-discount", {
    ...discount,
    coupon_code: "",
  });
  return (await send("PATCH", address, cash)).status === 200 ? id : null;
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
    (await sendTimed({ port, method: "GET", path: "/products", host: HOST })).body.includes("123");
  await Promise.all(servers.map(shows));
  await change();
  const began = performance.now();
  while (performance.now() - began < 10_000) {
    if ((await Promise.all(servers.map(shows))).every(Boolean)) break;
    await pause(20);
  }
  return (performance.now() - began) / 1_000;
}
