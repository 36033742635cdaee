import { inspect } from "node:util";
import { DataDirHeld } from "@comanda/api/db/lock";
import { PlainError } from "./plain-error.ts";

/** What to tell whoever started the process: plain words for what they can mend, all of a surprise. */
export function explain(error: unknown): string {
  if (error instanceof PlainError || error instanceof DataDirHeld) return error.message;
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
    // The folder, and what Postgres says of a user, a password, a database that it does not know.
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
