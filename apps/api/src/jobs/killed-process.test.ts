import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "../db/connect/open-database.ts";
import { unpackImage } from "../testing/embedded-template.ts";
import { createDatabase } from "../testing/test-database.ts";
import { wordJob } from "../testing/word-job.ts";
import { jobWorker } from "./job-kind.ts";
import { openJobs } from "./open-jobs.ts";
import { jobsDone } from "./testing/jobs-done.ts";

const program = path.resolve(import.meta.dirname, "../testing/hang-in-job.ts");
const server = process.env.TEST_DATABASE_URL;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-killed-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const log = { error: () => undefined, warn: () => undefined } as never;

test("a job whose process is killed in the middle is done by the next process, once", async () => {
  const databaseUrl = server ? await createDatabase(server) : null;
  const dataDir = path.join(folder, "data");
  if (!server) await unpackImage(path.join(dataDir, "db"));
  const child = spawn(process.execPath, [program, databaseUrl ?? "-", dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(createInterface(child.stdout), "line");
  expect(line).toBe("taken");
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;

  const database = await openDatabase({ databaseUrl, dataDir, command: "test" });
  const jobs = await openJobs({
    connection: database.jobsConnection,
    kinds: [wordJob],
    log,
    pollSeconds: 0.5,
    superviseSeconds: 1,
  });
  const done: [string, number][] = [];
  await jobs.work([
    jobWorker(wordJob, async ({ word }, { number }) => void done.push([word, number])),
  ]);
  await vi.waitFor(() => expect(done).toEqual([["taken", 2]]), 20_000);
  await jobsDone(database.jobsConnection, [wordJob]);
  expect(done).toHaveLength(1);
  await jobs.stop();
  await database.close();
});

test.runIf(server)(
  "a database user who may not make the schema gets an error that says what to do, and may use one that exists",
  async () => {
    const url = new URL(await createDatabase(server ?? ""));
    const admin = new pg.Client(url.href);
    await admin.connect();
    const user = `limited_${url.pathname.slice(-8)}`;
    await admin.query(`create user ${user}`);
    await admin.query(`revoke create on database ${url.pathname.slice(1)} from ${user}, public`);
    url.username = user;
    const open = async () => {
      const database = await openDatabase({ databaseUrl: url.href, dataDir: "", command: "test" });
      try {
        const jobs = await openJobs({ connection: database.jobsConnection, kinds: [wordJob], log });
        await jobs.stop();
      } finally {
        await database.close();
      }
    };
    await expect(open()).rejects.toThrow("create schema comanda_jobs authorization");
    await admin.query(`create schema comanda_jobs authorization ${user}`);
    await open();
    await admin.end();
  },
);
