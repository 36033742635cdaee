import { cp, mkdir, rm } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, type Transaction } from "kysely";
import type { Database } from "../schema/database.ts";
import { openEmbeddedUnsynced } from "./open-embedded.ts";

/**
 * Copies the files of the embedded database between two of its statements, and reads the copy. The
 * copy has what was committed at that instant, as after a power cut. Statements wait while the files
 * are copied, and no longer: reading all rows takes many times as long.
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
    await pglite.runExclusive(() => cp(database, copy, { recursive: true }));
    const db = new Kysely<Database>({
      dialect: new PGliteDialect({ pglite: await openEmbeddedUnsynced(copy) }),
    });
    try {
      return await db.transaction().execute(read);
    } finally {
      await db.destroy();
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
