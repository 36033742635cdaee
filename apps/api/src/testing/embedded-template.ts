import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { migrate } from "../db/migrate/migrate.ts";
import type { Database } from "../db/schema/database.ts";

let folder: string;

/**
 * Creates one migrated embedded database and puts the path of its image into TEST_DATABASE_IMAGE:
 * copying it takes a third of the time of creating one, and tests need hundreds.
 */
export async function setup(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), "comanda-embedded-"));
  const pglite = new PGlite();
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  const image = await pglite.dumpDataDir("none");
  const file = join(folder, "image.tar");
  writeFileSync(file, new Uint8Array(await image.arrayBuffer()));
  await db.destroy();
  process.env.TEST_DATABASE_IMAGE = file;
}

export async function teardown(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
}
