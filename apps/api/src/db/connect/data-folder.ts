import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseRefused } from "../database-refused.ts";

/**
 * Files that Comanda itself creates in a data folder, some of them before its first start is
 * complete.
 */
const OWN_FILES = [
  /^lock(-\w+)?$/u,
  /^holder\.json$/u,
  /^secret\.key(\..*)?$/u,
  /^db\.(new|snapshot)$/u,
  /^restore\.(new|ready)$/u,
  /^media$/u,
  /^originals$/u,
  /^mail$/u,
  /^backups$/u,
  /^gazetteer\./u,
  // Hidden files, and what a file system creates at the top of its disk.
  /^\./u,
  /^lost\+found$/u,
];

/** A folder without one of these is not a Postgres database, or an incomplete one. */
const REQUIRED_FILES = ["PG_VERSION", "base", "global", "global/pg_control", "pg_wal"];

/** The number of names that a message lists. */
const MAX_LISTED = 5;

/**
 * Throws `DatabaseRefused` for a data folder that has other files but no database: it may belong to
 * another program, or be the wrong folder.
 */
export function refuseForeignFolder(dataDir: string): void {
  if (!existsSync(dataDir) || existsSync(path.join(dataDir, "db"))) return;
  const foreign = readdirSync(dataDir).filter(
    (name) => !OWN_FILES.some((pattern) => pattern.test(name)),
  );
  if (foreign.length === 0) return;
  throw new DatabaseRefused(
    `${dataDir} holds no database, but other files: ${shortList(foreign)}. Comanda creates no database among them. Choose an empty folder as DATA_DIR, or move these files elsewhere.`,
  );
}

/**
 * Returns whether the folder has a database; false for an absent or empty folder. Throws
 * `DatabaseRefused` for anything else in it, which a new database would overwrite.
 */
export function folderHasDatabase(folder: string): boolean {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.length === 0) return false;
  const missing = REQUIRED_FILES.filter((name) => !existsSync(path.join(folder, name)));
  if (missing.length === 0) return true;
  throw new DatabaseRefused(
    `${folder} is no whole database: ${missing[0]} is missing. There is: ${shortList(names)}. Nothing was changed. Restore the folder from a backup, or move it elsewhere to start with a new database.`,
  );
}

function shortList(names: readonly string[]): string {
  const more = names.length - MAX_LISTED;
  const shown = names.toSorted().slice(0, MAX_LISTED).join(", ");
  return more > 0 ? `${shown} and ${more} more` : shown;
}
