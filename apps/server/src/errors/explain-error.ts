import { inspect } from "node:util";
import { DataDirLocked } from "@comanda/api/db/connect/lock-data-dir";
import { DatabaseRefused } from "@comanda/api/db/database-refused";
import { OperatorError } from "./operator-error.ts";

/**
 * Returns the console text of an error: a plain message for what an operator can mend, the stack
 * for the rest.
 */
export function explainError(error: unknown): string {
  const isPlain = [OperatorError, DataDirLocked, DatabaseRefused].some(
    (kind) => error instanceof kind,
  );
  if (error instanceof Error && isPlain) return error.message;
  if (!(error instanceof Error && "code" in error)) return inspect(error);
  switch (error.code) {
    case "EADDRINUSE":
      return `${error.message}: another server is there, choose another PORT`;
    case "EADDRNOTAVAIL":
      return `${error.message}: HOST is no address of this machine`;
    case "ENOTFOUND":
      return `${error.message}: there is no such machine (HOST, DATABASE_URL)`;
    case "ECONNREFUSED":
      return "The database of DATABASE_URL does not answer";
    // The message names the folder, or Postgres reports an unknown user, password or database.
    case "EACCES":
    case "EROFS":
    case "ENOSPC":
    case "28000":
    case "28P01":
    case "3D000":
      return error.message;
    default:
      return inspect(error);
  }
}
