import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withInitialMemory } from "./less-initial-memory.ts";
import { openEmbeddedPglite } from "./open-embedded-pglite.ts";

let dataDir: string;
let folder: string;
/** The number of syncs of 100 commits, and what V8 compiled meanwhile, one line for each function. */
let syncs: number;
let compiled: string[];
/**
 * The most resident memory of a process that creates and opens the database; 0 where the system does not
 * say.
 */
let mostMegabytes: number;
// Created once, because that takes long, beside an incomplete one of an earlier start.
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "comanda-embedded-"));
  folder = path.join(dataDir, "db");
  mkdirSync(`${folder}.new`);
  writeFileSync(path.join(`${folder}.new`, "PG_VERSION"), "18");
  const args = [
    // The memory settings of `npm start`, in scripts/lib/less-memory.mjs.
    "--max-semi-space-size=4",
    "--heap-growing-percent=100",
    "--trace-wasm-compilation-times",
    "--input-type=module",
    "--eval",
    COUNTING,
    folder,
  ];
  const env = { ...process.env, MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };
  const maxBuffer = 64 * 1024 * 1024;
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer });
  const lines = stdout.trim().split("\n");
  const numberAfter = (word: string) =>
    Number(lines.find((line) => line.startsWith(word))?.slice(word.length));
  syncs = numberAfter("syncs ");
  mostMegabytes = numberAfter("most kB ") / 1_024;
  compiled = lines.filter((line) => line.startsWith("Compiled function"));
}, 180_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** In its own process, because it counts calls of Node's `fs`, and whose memory is the database's alone. */
const COUNTING = `
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  let syncs = 0;
  const { fdatasyncSync } = fs;
  fs.fdatasyncSync = (descriptor) => { syncs += 1; fdatasyncSync(descriptor); };
  syncBuiltinESMExports();
  const { openEmbeddedPglite } = await import(${JSON.stringify(path.join(import.meta.dirname, "open-embedded-pglite.ts"))});
  const { pglite: database } = await openEmbeddedPglite(process.argv[1]);
  await database.exec("create table synced (a integer)");
  const before = syncs;
  for (let i = 0; i < 100; i += 1) await database.query("insert into synced values ($1)", [i]);
  console.log("\\nsyncs " + (syncs - before));
  const status = fs.existsSync("/proc/self/status") ? fs.readFileSync("/proc/self/status", "utf8") : "";
  console.log("most kB " + (/VmHWM:\\s+(\\d+)/u.exec(status)?.[1] ?? 0));
  await database.close();`;

test("every commit is synced to the disk once", () => {
  expect(syncs).toBeGreaterThanOrEqual(100);
  expect(syncs).toBeLessThan(110);
});

test("creating the database takes less than 340 MB, so that a first start has room in 512", () => {
  expect(mostMegabytes).toBeLessThan(340);
});

test("Postgres' code with less memory at its start differs in that number alone", () => {
  const code = readFileSync(
    fileURLToPath(new URL("pglite.wasm", import.meta.resolve("@electric-sql/pglite"))),
  );
  const changed = withInitialMemory(code, 16 * 1_024 * 1_024);
  expect(changed?.length).toBe(code.length);
  expect(changed?.filter((byte, at) => byte !== code[at]).length).toBe(1);
  expect(withInitialMemory(Buffer.from("other code"), 16 * 1_024 * 1_024)).toBeNull();
});

test("V8 compiles Postgres and optimizes none of it, which would take 600 MB", () => {
  expect(compiled.length).toBeGreaterThan(1000);
  expect(compiled.filter((line) => line.includes("TurboFan"))).toEqual([]);
});

test("the database's sync settings are those that durability needs", async () => {
  const { pglite: database } = await openEmbeddedPglite(folder);
  const { rows } = await database.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name in ('fsync', 'wal_sync_method', 'synchronous_commit', 'full_page_writes')",
  );
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: "on",
    wal_sync_method: "fsync",
    synchronous_commit: "on",
    full_page_writes: "on",
  });
  await database.close();
});

test("an incomplete database is created again", async () => {
  const { pglite: database } = await openEmbeddedPglite(folder);
  expect((await database.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await database.close();
  expect(existsSync(`${folder}.new`)).toBe(false);
});

test("counts and cents are numbers", async () => {
  const { pglite: database } = await openEmbeddedPglite(folder);
  expect(
    (await database.query("select 4200000000::int8 as cents, count(*) from pg_class where false"))
      .rows,
  ).toEqual([{ cents: 4_200_000_000, count: 0 }]);
  await database.close();
});

test("a commit raises the count before it is answered, and a read does not", async () => {
  const { pglite, commitCount } = await openEmbeddedPglite(folder);
  await pglite.exec("create table t (a integer)");
  const counts = [commitCount()];
  for (let i = 0; i < 50; i += 1) {
    await pglite.transaction(async (trx) => {
      await trx.query("select count(*) from t");
      await trx.query("insert into t values ($1)", [i]);
      await trx.query("update t set a = a + 1");
    });
    counts.push(commitCount());
  }
  expect(counts).toEqual([...new Set(counts)].sort((a, b) => a - b));
  const before = commitCount();
  for (let i = 0; i < 50; i += 1) await pglite.query("select count(*) from t");
  expect(commitCount() - before).toBeLessThan(3);
  await pglite.close();
});
