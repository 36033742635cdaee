import { statfsSync } from "node:fs";
import path from "node:path";
import { DatabaseRefused } from "../database-refused.ts";

/** Bytes that the database needs to open: a segment of its log, and something more. */
const NEEDED = 32_000_000;

/**
 * Says why the embedded database does not open. It ends like a crashed program, without a reason: the
 * disk is full, or files of the database are damaged.
 */
export function explainOpenFailure(folder: string, cause: unknown): DatabaseRefused {
  const { bavail, bsize } = statfsSync(path.dirname(folder));
  const reason =
    bavail * bsize < NEEDED
      ? `The disk of ${folder} is full: the database needs ${NEEDED / 1e6} MB to open. Free some space and start again. Nothing was lost.`
      : `${folder} is damaged: Postgres cannot open it. Restore a backup (comanda restore FILE --replace), or move the folder elsewhere to start with a new database.`;
  return new DatabaseRefused(reason, { cause });
}
