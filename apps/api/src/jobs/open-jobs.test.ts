import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { wordJob } from "../testing/word-job.ts";
import { jobWorker } from "./job-kind.ts";
import { type OpenJobs, openJobs } from "./open-jobs.ts";
import { jobsDone } from "./testing/jobs-done.ts";

const kind = { ...wordJob, attemptSeconds: 20 };

let database: TestDatabase;
let opened: OpenJobs[];
let warned: unknown[];

// The queue's tables are made once: each test waits for the end of its own jobs.
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  opened = [];
  warned = [];
});
afterEach(() => Promise.all(opened.map((each) => each.stop())));
afterAll(() => database.db.destroy());

/** A process that enqueues and does jobs. */
async function open(): Promise<OpenJobs> {
  const log = {
    error: (line: unknown) => warned.push(line),
    warn: (line: unknown) => warned.push(line),
  };
  const jobs = await openJobs({
    connection: database.jobsConnection,
    kinds: [kind],
    log: log as never,
    pollSeconds: 0.5,
    superviseSeconds: 1,
  });
  opened.push(jobs);
  return jobs;
}

test("a job is done with its payload soon after its transaction commits", async () => {
  const jobs = await open();
  const done: string[] = [];
  await jobs.work([jobWorker(kind, async ({ word }) => void done.push(word))]);
  await database.db.transaction().execute(async (trx) => {
    await jobs.enqueue(trx, kind, { word: "committed" });
    // The one connection of the embedded database reads nothing before the transaction ends.
    if (!process.env.TEST_DATABASE_URL) return;
    await jobs.enqueue(database.db, kind, { word: "later" });
    await vi.waitFor(() => expect(done).toEqual(["later"]), 5_000);
  });
  const all = process.env.TEST_DATABASE_URL ? ["later", "committed"] : ["committed"];
  await vi.waitFor(() => expect(done).toEqual(all), 5_000);
});

test("a job of a rolled-back transaction is never done", async () => {
  const jobs = await open();
  const done: string[] = [];
  await jobs.work([jobWorker(kind, async ({ word }) => void done.push(word))]);
  const failing = database.db.transaction().execute(async (trx) => {
    await jobs.enqueue(trx, kind, { word: "rolled back" });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await jobs.enqueue(database.db, kind, { word: "later" });
  await vi.waitFor(() => expect(done).toContain("later"), 5_000);
  await jobsDone(database.jobsConnection, [kind]);
  expect(done).toEqual(["later"]);
});

test("two processes do each of 40 jobs once", async () => {
  const [first, second] = [await open(), await open()];
  const done: string[] = [];
  const worker = jobWorker(kind, async ({ word }) => void done.push(word), 2);
  await Promise.all([first.work([worker]), second.work([worker])]);
  const words = Array.from({ length: 40 }, (_, index) => `word ${index}`);
  await Promise.all(words.map((word) => first.enqueue(database.db, kind, { word })));
  await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(40), 20_000);
  await jobsDone(database.jobsConnection, [kind]);
  expect(done.toSorted()).toEqual(words.toSorted());
});

test("a failed job is repeated, and the last attempt knows it", async () => {
  const jobs = await open();
  const attempts: [number, boolean][] = [];
  await jobs.work([
    jobWorker(kind, async (_, { number, isLast }) => {
      attempts.push([number, isLast]);
      if (!isLast) throw new Error("secret@example.com is busy");
    }),
  ]);
  await jobs.enqueue(database.db, kind, { word: "stubborn" });
  const all = [1, 2, 3, 4].map((number) => [number, number === 4]);
  await vi.waitFor(() => expect(attempts).toEqual(all), 20_000);
  expect(JSON.stringify(warned)).not.toContain("secret@example.com");
});

test("a job waits for its instant", async () => {
  const jobs = await open();
  const done: number[] = [];
  await jobs.work([jobWorker(kind, async () => void done.push(Date.now()))]);
  const notBefore = new Date(Date.now() + 2_000);
  await jobs.enqueue(database.db, kind, { word: "patient" }, { notBefore });
  await vi.waitFor(() => expect(done).toHaveLength(1), 10_000);
  expect(done[0]).toBeGreaterThanOrEqual(notBefore.getTime() - 100);
});

test("a job that is wanted once in an hour is enqueued once, however many processes want it", async () => {
  const all = [await open(), await open()];
  const done: string[] = [];
  await all[0]?.work([jobWorker(kind, async ({ word }) => void done.push(word))]);
  for (const jobs of [...all, ...all])
    await jobs.enqueue(database.db, kind, { word: "hourly" }, { onceInSeconds: 3_600 });
  await vi.waitFor(() => expect(done).toEqual(["hourly"]), 5_000);
  await jobsDone(database.jobsConnection, [kind]);
  expect(done).toEqual(["hourly"]);
});

test("a stop waits for the running job and starts no other", async () => {
  const jobs = await open();
  const done: string[] = [];
  const started = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await jobs.work([
    jobWorker(kind, async ({ word }) => {
      started.resolve();
      await released.promise;
      done.push(word);
    }),
  ]);
  await jobs.enqueue(database.db, kind, { word: "first" });
  await started.promise;
  await jobs.enqueue(database.db, kind, { word: "second" });
  const stopped = jobs.stop().then(() => [...done]);
  expect(await Promise.race([stopped, pause(300, "waits")])).toBe("waits");
  released.resolve();
  expect(await stopped).toEqual(["first"]);
  const next = await open();
  await next.work([jobWorker(kind, async ({ word }) => void done.push(word))]);
  await vi.waitFor(() => expect(done).toEqual(["first", "second"]), 10_000);
});

test("a failed statement of the queue leaves no transaction open", async () => {
  await open();
  const broken = database.jobsConnection.executeSql("begin; select 1; select 1/0; commit");
  const [failed, read] = await Promise.allSettled([
    broken,
    database.db.selectFrom("companies").selectAll().execute(),
  ]);
  expect([failed.status, read.status]).toEqual(["rejected", "fulfilled"]);
});
