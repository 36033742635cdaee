import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "@comanda/api/db/connect/open-database";
import { startPostgres } from "@comanda/api/testing/postgres";
import { startComanda } from "../bench/processes.ts";
import { importCountedSpecial, orderSpecial, SPECIALS_HOST } from "./support/counted-special.ts";
import type { Trial, TrialContext } from "./support/trial.ts";
import { TRIAL_SECRET_KEY } from "./support/trial-servers.ts";

const KILLS = 20;
const CUSTOMERS = 6;
/** A kill comes at a random instant of this time, once orders run. */
const LOAD_MS = 1_000;
/** More than can be sold. */
const PLENTY = 1_000_000;

type Outcome = { acknowledged: number; lost: number; isExact: boolean };

export const trial: Trial = {
  name: "killed-under-load",
  promise: `The server is killed (kill -9) ${KILLS} times while ${CUSTOMERS} customers order, on the embedded database and on Postgres: every acknowledged order is there, and the stock and the uses of a coupon are those of the orders`,
  run: async (context) => {
    const embedded = await killRepeatedly(context, null);
    const postgres = await startPostgres({ fsync: true });
    context.cleanUp(postgres.stop);
    const onPostgres = await killRepeatedly(context, postgres.url);
    return {
      kept: [embedded, onPostgres].every(
        ({ acknowledged, lost, isExact }) => acknowledged >= KILLS && lost === 0 && isExact,
      ),
      measured: `embedded: ${inWords(embedded)}; Postgres: ${inWords(onPostgres)}`,
    };
  },
};

async function killRepeatedly(context: TrialContext, databaseUrl: string | null): Promise<Outcome> {
  const dataDir = path.join(context.folder, databaseUrl ? "beside-postgres" : "embedded");
  const env = {
    DATA_DIR: dataDir,
    SECRET_KEY: TRIAL_SECRET_KEY,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  await importCountedSpecial(context, env, { price: 100, stock: PLENTY, couponLimit: PLENTY });
  const acknowledged: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await startComanda(env, "/products", SPECIALS_HOST);
    context.cleanUp(() => server.stop().catch(() => undefined));
    let isAlive = true;
    const order = async () => {
      while (isAlive) {
        const id = await orderSpecial(server.port);
        if (id !== null) acknowledged.push(id);
      }
    };
    const customers = Promise.all(Array.from({ length: CUSTOMERS }, order));
    const before = acknowledged.length;
    while (acknowledged.length === before) await pause(20);
    await pause(Math.random() * LOAD_MS);
    process.kill(server.pid, "SIGKILL");
    await server.exited;
    isAlive = false;
    await customers;
  }
  return readOutcome({ databaseUrl, dataDir }, acknowledged);
}

async function readOutcome(
  place: { databaseUrl: string | null; dataDir: string },
  acknowledged: readonly string[],
): Promise<Outcome> {
  const { db, close } = await openDatabase({ ...place, command: "trial" });
  const placed = await db
    .selectFrom("orders")
    .select(["id", "discounts_amount"])
    .where("placed_at", "is not", null)
    .execute();
  const special = await db
    .selectFrom("variants")
    .select("stock")
    .where("id", "=", "special-1")
    .executeTakeFirstOrThrow();
  const coupon = await db.selectFrom("coupons").select("coupons_used").executeTakeFirstOrThrow();
  await close();
  const ids = new Set(placed.map(({ id }) => id));
  const discounted = placed.filter(({ discounts_amount }) => Number(discounts_amount) > 0);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !ids.has(id)).length,
    isExact: special.stock === PLENTY - placed.length && coupon.coupons_used === discounted.length,
  };
}

function inWords({ acknowledged, lost, isExact }: Outcome): string {
  return `${acknowledged} orders acknowledged, ${lost} of them lost, stock and coupon ${isExact ? "exact" : "wrong"}`;
}
