import { mkdirSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { Kysely, PGliteDialect } from "kysely";
import { skipWasmOptimization } from "../db/connect/skip-wasm-optimization.ts";
import { migrate } from "../db/migrate/migrate.ts";
import type { Database } from "../db/schema/database.ts";

let folder: string | undefined;

/**
 * Creates one migrated embedded database and puts the path of its image into TEST_DATABASE_IMAGE, and of
 * the image before the migrations into TEST_EMPTY_IMAGE: copying one takes a fraction of the time of
 * creating one, and tests need hundreds. Several projects name this setup and run it one after the other in
 * one process: the first creates the image for all.
 */
export async function setup(): Promise<void> {
  if (process.env.TEST_DATABASE_IMAGE) return;
  folder = mkdtempSync(join(tmpdir(), "comanda-embedded-"));
  skipWasmOptimization();
  const pglite = await PGlite.create();
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  process.env.TEST_EMPTY_IMAGE = await writeImage(pglite, join(folder, "empty.tar"));
  await migrate(db);
  process.env.TEST_DATABASE_IMAGE = await writeImage(pglite, join(folder, "image.tar"));
  await db.destroy();
}

async function writeImage(pglite: PGlite, file: string): Promise<string> {
  const image = await pglite.dumpDataDir("none");
  writeFileSync(file, new Uint8Array(await image.arrayBuffer()));
  return file;
}

/** Removes the folder of the image. */
export async function teardown(): Promise<void> {
  if (folder) rmSync(folder, { recursive: true, force: true });
}

/** Writes the image's database into a new folder, where a server opens it. */
export async function unpackImage(database: string): Promise<void> {
  const image = process.env.TEST_DATABASE_IMAGE;
  if (!image) throw new Error("The setup of the embedded image has not run");
  mkdirSync(database, { recursive: true, mode: 0o700 });
  const loadDataDir = await openAsBlob(image);
  const pglite = new PGlite({ fs: new NodeFS(database), loadDataDir });
  await pglite.waitReady;
  await pglite.close();
}
