import { rmSync } from "node:fs";
import path from "node:path";
import { Kysely, type LogEvent } from "kysely";
import type { Database } from "../schema/database.ts";
import { refuseForeignFolder } from "./data-folder.ts";
import { embeddedEvents } from "./database-events.ts";
import { type OnQuery, type OpenDatabase, queryLog } from "./database-handle.ts";
import { EmbeddedDialect } from "./embedded-dialect.ts";
import { readEmbeddedSnapshot } from "./embedded-snapshot.ts";
import { embeddedJobsConnection } from "./jobs-connection.ts";
import { lockDataDir } from "./lock-data-dir.ts";
import { openEmbeddedPglite } from "./open-embedded-pglite.ts";
import { finishRestore } from "./restored-folder.ts";

export type EmbeddedOptions = {
  dataDir: string;
  /** The name of this process in the message of `DataDirLocked`. */
  command: string;
  onQuery?: OnQuery;
};

/**
 * Opens the embedded database in its folder. Throws `DataDirLocked` when another process holds the
 * folder, and `DatabaseRefused` when the folder holds something else.
 */
export async function openEmbeddedDatabase({
  dataDir,
  command,
  onQuery,
}: EmbeddedOptions): Promise<OpenDatabase> {
  refuseForeignFolder(dataDir);
  const lock = lockDataDir(dataDir, command);
  try {
    finishRestore(dataDir);
    const folders = { database: path.join(dataDir, "db"), copy: path.join(dataDir, "db.snapshot") };
    rmSync(folders.copy, { recursive: true, force: true });
    const { pglite, commitCount } = await openEmbeddedPglite(folders.database);
    let used = performance.now();
    const report = onQuery && queryLog(onQuery);
    const log = (event: LogEvent) => {
      used = performance.now();
      report?.(event);
    };
    const db = new Kysely<Database>({
      dialect: new EmbeddedDialect(pglite),
      log,
    });
    const close = async () => {
      // Kysely closes a database only after its first query.
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      lock.release();
    };
    const runExclusively: OpenDatabase["runExclusively"] = (work) => work();
    let lastSnapshot: Promise<unknown> = Promise.resolve();
    // One after the other: all of them use the same folder.
    const readSnapshot: OpenDatabase["readSnapshot"] = (read) => {
      const snapshot = lastSnapshot.then(() => readEmbeddedSnapshot(pglite, folders, read));
      lastSnapshot = snapshot.catch(() => undefined);
      return snapshot;
    };
    const lastUsedAt = () => used;
    const events = embeddedEvents();
    return {
      db,
      events,
      jobsConnection: embeddedJobsConnection(pglite),
      lock,
      commitCount,
      lastUsedAt,
      poolUse: null,
      pagePositions: null,
      runExclusively,
      readSnapshot,
      close,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
