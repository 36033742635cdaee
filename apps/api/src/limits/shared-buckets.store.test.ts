import type { Kysely } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { purgeExpiredData } from "../db/maintenance/purge-expired-data.ts";
import type { Database } from "../db/schema/database.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { RateLimiter } from "./limiter.ts";
import { rateLimits } from "./rate-limits.ts";
import { sharedBuckets } from "./shared-buckets.store.ts";

const MAIL = "ana@example.com";
const { points: TRIES } = rateLimits.signIns.device[0];

let db: Kysely<Database>;
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(() => db.deleteFrom("rate_counts").execute());
afterAll(() => db.destroy());

/** The limiter of a process on the tests' database. */
function startProcess(): RateLimiter {
  const limiter = new RateLimiter();
  limiter.share(sharedBuckets(db, "the secret of all processes"));
  return limiter;
}

const guess = (limiter: RateLimiter) =>
  limiter.countOne("signIns", { visitorAddress: "192.0.2.1", device: MAIL });

test("guesses at two processes at once are counted together", async () => {
  const processes = [startProcess(), startProcess()];
  const guesses = Array.from({ length: 2 * TRIES }, (_, nth) =>
    guess(processes[nth % 2] ?? startProcess()),
  );
  const waits = await Promise.all(guesses);
  expect(waits.filter((wait) => wait === null)).toHaveLength(TRIES);
});

test("a restart keeps the counts, and a request that only asks is refused too", async () => {
  for (let nth = 0; nth <= TRIES; nth += 1) await guess(startProcess());
  const restarted = startProcess();
  const visitor = { visitorAddress: "192.0.2.1", device: MAIL };
  expect(await restarted.waitTime("signIns", visitor)).toBeGreaterThan(500);
  expect(await guess(restarted)).toBeGreaterThan(500);
  expect(await restarted.waitTime("signIns", { ...visitor, device: "ben@example.com" })).toBeNull();
});

test("a guest's few orders stay in the process, and those of a program are counted together", async () => {
  const processes = [startProcess(), startProcess()];
  const order = (nth: number) =>
    processes[nth % 2]?.countOne("orders", { visitorAddress: "192.0.2.1", device: null });
  await order(0);
  expect(await db.selectFrom("rate_counts").selectAll().execute()).toEqual([]);
  const waits: (number | null | undefined)[] = [];
  for (let nth = 0; nth < 500; nth += 1) waits.push(await order(nth));
  const [{ points }] = rateLimits.orders.address;
  const passed = waits.filter((wait) => wait === null).length;
  expect(passed).toBeGreaterThanOrEqual(points - 1);
  expect(passed).toBeLessThan(points * 1.05);
  expect(Math.max(...waits.map((wait) => wait ?? 0))).toBeLessThanOrEqual(600);
});

test("the database has neither addresses nor mail addresses", async () => {
  await guess(startProcess());
  const rows = await db.selectFrom("rate_counts").selectAll().execute();
  expect(rows).toHaveLength(2);
  // A digest has neither a dot nor an at sign; its letters and the time may be any.
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/u);
});

test("a count starts again after its time, and the purge deletes it", async () => {
  const limiter = startProcess();
  for (let nth = 0; nth <= TRIES; nth += 1) await guess(limiter);
  await purgeExpiredData(db);
  expect(await guess(limiter)).not.toBeNull();
  await db
    .updateTable("rate_counts")
    .set({ expire: Date.now() - 1 })
    .execute();
  expect(await guess(limiter)).toBeNull();
  await db
    .updateTable("rate_counts")
    .set({ expire: Date.now() - 1 })
    .execute();
  await purgeExpiredData(db);
  expect(await db.selectFrom("rate_counts").selectAll().execute()).toEqual([]);
});
