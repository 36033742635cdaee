import { openAsBlob } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { describeSchema, emptyAllTables, type RunSql } from "./empty-again.ts";

/**
 * Emptied databases of tests that have ended. The modules, and with them this list, are loaded once
 * per worker.
 */
const idle: PGlite[] = [];

/** The schema of the image. */
let schema: string | undefined;

const runOn =
  (pglite: PGlite): RunSql =>
  async (text) =>
    (await pglite.exec(text)).at(-1)?.rows ?? [];

/**
 * Opens an embedded database in memory with the content of the image at `imagePath`. Closing it only
 * empties it and keeps it for the worker's next test, which takes a fraction of the time of a new copy.
 * If a test has changed the schema, the database is really closed.
 */
export async function openReusedPglite(imagePath: string): Promise<PGlite> {
  const pglite = idle.pop() ?? new PGlite({ loadDataDir: await openAsBlob(imagePath) });
  schema ??= await describeSchema(runOn(pglite));
  pglite.close = async () => {
    Reflect.deleteProperty(pglite, "close");
    if (await restore(pglite)) idle.push(pglite);
    else await pglite.close();
  };
  return pglite;
}

/** Deletes all rows and session settings. Returns false when the schema has changed or this fails. */
async function restore(pglite: PGlite): Promise<boolean> {
  try {
    await pglite.exec("rollback");
    if ((await describeSchema(runOn(pglite))) !== schema) return false;
    await emptyAllTables(runOn(pglite));
    await pglite.exec("discard all");
    return true;
  } catch {
    return false;
  }
}
