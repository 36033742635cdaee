import { mkdir, rm } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, type Transaction } from "kysely";
import type { Database } from "../schema/database.ts";
import { ChangingFolder } from "./copy-changing-folder.ts";
import { openEmbeddedUnsynced } from "./open-embedded-pglite.ts";

/**
 * Copies the files of the embedded database between two of its statements, and reads the copy. The
 * copy has what was committed at that instant, as after a power cut. Statements wait only while the files
 * are copied that have changed since a first copy.
 */
export async function readEmbeddedSnapshot<T>(
  pglite: PGlite,
  folders: { database: string; copy: string },
  read: (db: Transaction<Database>) => Promise<T>,
): Promise<T> {
  const { database, copy } = folders;
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true, mode: 0o700 });
  try {
    // The copy then has little of its log to replay.
    await pglite.exec("checkpoint");
    const files = new ChangingFolder(database, copy);
    await files.copyMost();
    await pglite.runExclusive(() => files.copyRest());
    const opened = await openEmbeddedUnsynced(copy);
    // Opening ends in long work, as reading begins: requests are answered in between.
    await setImmediate();
    const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: opened }) });
    try {
      return await db.transaction().execute(read);
    } finally {
      await db.destroy();
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
