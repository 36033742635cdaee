import pg from "pg";
import type { OpenDatabase } from "../db/connect/database-handle.ts";
import { openPostgres } from "../db/connect/open-postgres.ts";
import { describeSchema, emptyAllTables, type RunSql } from "./empty-again.ts";

/** The URLs of emptied databases of tests that have ended, as with `openReusedPglite`. */
const idle: string[] = [];

/** The schema of the template. */
let schema: string | undefined;

/**
 * Opens a database with the content of the template, one that `create` creates when none is idle.
 * Destroying it closes its connections, empties it and keeps it for the worker's next test, which takes two
 * thirds of the time of a new copy.
 */
export async function openReusedPostgres(create: () => Promise<string>): Promise<OpenDatabase> {
  const databaseUrl = idle.pop() ?? (await create());
  schema ??= await onConnection(databaseUrl, describeSchema);
  const opened = openPostgres(databaseUrl);
  const destroy = opened.db.destroy.bind(opened.db);
  let isDestroyed = false;
  opened.db.destroy = async () => {
    await destroy();
    if (isDestroyed) return;
    isDestroyed = true;
    if (await onConnection(databaseUrl, restore)) idle.push(databaseUrl);
  };
  return opened;
}

/** Deletes all rows. Returns false when the schema has changed or this fails. */
async function restore(run: RunSql): Promise<boolean> {
  try {
    // A connection that a test has left open may hold locks.
    await run("set lock_timeout = '2s'");
    if ((await describeSchema(run)) !== schema) return false;
    await emptyAllTables(run);
    return true;
  } catch {
    return false;
  }
}

async function onConnection<T>(url: string, work: (run: RunSql) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(async (text) => {
      const results = [await client.query(text)].flat();
      return results.at(-1)?.rows ?? [];
    });
  } finally {
    await client.end();
  }
}
