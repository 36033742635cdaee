import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openSession, type PostgresSession } from "@comanda/api/testing/postgres-session";
import { startPostgresWithStandby } from "@comanda/api/testing/postgres-with-standby";
import { startComanda } from "../../bench/processes.ts";
import { importCountedSpecial, SPECIALS_HOST } from "../support/counted-special.ts";
import { sendTimed } from "../support/timed-request.ts";
import type { Trial } from "../support/trial.ts";
import { TRIAL_SECRET_KEY } from "../support/trial-servers.ts";

const CHANGES = 10;
/** The standby shows each commit this many milliseconds late. */
const LAG_MS = 1_000;
const MAX_BACK_S = 5;

type Reading = { pages: number; old: number; failed: number };

export const trial: Trial = {
  name: "standby",
  promise: `Two servers render pages from a standby that is ${LAG_MS} ms late: after each of ${CHANGES} changes of a price no page of either shows the old one, also while the standby stands still; when it is killed no page fails, and it is used again within ${MAX_BACK_S} s of its return`,
  run: async (context) => {
    const postgres = await startPostgresWithStandby({ synchronous: false, lagMs: LAG_MS });
    context.cleanUp(postgres.stop);
    const env = {
      DATA_DIR: path.join(context.folder, "data"),
      DATABASE_URL: postgres.primary.url,
      DATABASE_STANDBY_URL: postgres.standby.url,
      SECRET_KEY: TRIAL_SECRET_KEY,
    };
    const setPrice = (price: number) =>
      importCountedSpecial(context, env, { price, stock: 1_000, couponLimit: 1 });
    await setPrice(1_000);
    const servers = [
      await startComanda(env, "/products", SPECIALS_HOST),
      await startComanda(env, "/products", SPECIALS_HOST),
    ];
    for (const { stop } of servers) context.cleanUp(stop);
    const ports = servers.map(({ port }) => port);
    const primary = await openSession(postgres.primary.url);
    context.cleanUp(primary.close);

    const standby = await openSession(postgres.standby.url);
    const counts = async () => [await readCommits(primary), await readCommits(standby)] as const;
    // The standby has the first price too.
    await pause(2 * LAG_MS);
    const before = await counts();
    const calm = await readPages(ports, 1_000, 5_000);
    const after = await counts();
    const late: Reading = { pages: 0, old: 0, failed: 0 };
    for (let change = 1; change <= CHANGES; change += 1) {
      await setPrice(100_000 + change);
      add(late, await readPages(ports, 100_000 + change, 500));
    }
    await standby.read("select pg_wal_replay_pause()");
    await setPrice(200_000);
    const still = await readPages(ports, 200_000, 8_000);
    await standby.read("select pg_wal_replay_resume()");
    const resumedAfter = await secondsUntilUsed(postgres.standby.url, ports);
    await standby.close();
    const reading = readPages(ports, 200_000, 4_000);
    await pause(500);
    await postgres.standby.kill();
    const killed = await reading;
    await postgres.standby.start();
    const backAfter = await secondsUntilUsed(postgres.standby.url, ports);
    const all = [calm, late, still, killed];
    const slowest = Math.max(resumedAfter, backAfter);
    const [atPrimary, atStandby] = after.map(
      (count, which) => (count - (before[which] ?? 0)) / calm.pages,
    );
    return {
      kept:
        all.every(({ old, failed, pages }) => pages > 0 && old === 0 && failed === 0) &&
        slowest <= MAX_BACK_S,
      measured: `pages with an old price, and failed: ${inWords(late)} after changes, ${inWords(still)} while it stood still, ${inWords(killed)} when it was killed; used again ${resumedAfter.toFixed(1)} s after it went on, ${backAfter.toFixed(1)} s after it was started; a page asks the standby ${atStandby?.toFixed(1)} times and the primary ${atPrimary?.toFixed(1)} times, other work of the servers included`,
    };
  },
};

/** Two visitors of each server read pages that are rendered for them, for this many milliseconds. */
async function readPages(ports: readonly number[], price: number, ms: number): Promise<Reading> {
  const reading: Reading = { pages: 0, old: 0, failed: 0 };
  const until = performance.now() + ms;
  const visitor = async (port: number) => {
    while (performance.now() < until) {
      // Each URL is a page of its own, so that none is kept from an earlier visit.
      const address = `/products?utm_source=${crypto.randomUUID()}`;
      const { status, body } = await sendTimed({
        port,
        method: "GET",
        path: address,
        host: SPECIALS_HOST,
      });
      reading.pages += 1;
      if (status !== 200) reading.failed += 1;
      else if (!body.includes(String(price))) reading.old += 1;
    }
  };
  await Promise.all([...ports, ...ports].map(visitor));
  return reading;
}

function add(sum: Reading, { pages, old, failed }: Reading): void {
  sum.pages += pages;
  sum.old += old;
  sum.failed += failed;
}

const inWords = ({ pages, old, failed }: Reading) => `${old} and ${failed} of ${pages}`;

/** Transactions of the database; a connection reports its own up to a second later. */
async function readCommits({ read }: PostgresSession): Promise<number> {
  await pause(1_500);
  const [row] = await read<{ count: number }>(
    "select xact_commit as count from pg_stat_database where datname = current_database()",
  );
  return Number(row?.count);
}

/** Reads pages until the standby is asked for a menu; returns the seconds. */
async function secondsUntilUsed(url: string, ports: readonly number[]): Promise<number> {
  const began = performance.now();
  const session = await openSession(url);
  const [start] = await session.read<{ now: string }>("select clock_timestamp()::text as now");
  let seconds = Number.POSITIVE_INFINITY;
  while (performance.now() - began < 30_000) {
    await readPages(ports, 0, 100);
    const [asked] = await session.read<{ count: number }>(
      `select count(*) from pg_stat_activity where query like '%"companies" as "c"%' and query_start > '${start?.now}'`,
    );
    if (Number(asked?.count) === 0) continue;
    seconds = (performance.now() - began) / 1_000;
    break;
  }
  await session.close();
  return seconds;
}
