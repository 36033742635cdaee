import { inspect } from "node:util";
import { BackupRefused } from "@comanda/api/backup/backup-refused";
import { DataDirLocked } from "@comanda/api/db/connect/lock-data-dir";
import { DatabaseRefused } from "@comanda/api/db/database-refused";
import { NoPrimary } from "@comanda/api/db/hosts/primary-finder";
import { BucketFailure } from "@comanda/api/files/bucket-failure";
import { BucketRefused } from "@comanda/api/files/check-bucket";
import { OperatorError } from "./operator-error.ts";

const PLAIN = [OperatorError, DataDirLocked, DatabaseRefused, BackupRefused, NoPrimary];

/**
 * Returns the console text of an error: a plain message for what an operator can mend, the stack
 * for the rest.
 */
export function explainError(error: unknown): string {
  const isPlain = [...PLAIN, BucketRefused, BucketFailure].some((kind) => error instanceof kind);
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
    case "EACCES":
    case "EPERM":
      return `${error.message}: let the user of this process read and write it (DATA_DIR)`;
    case "EROFS":
      return `${error.message}: DATA_DIR must be on a disk that can be written to`;
    case "ENOSPC":
      return `${error.message}: free some space, and start again (DATA_DIR)`;
    case "ENOTDIR":
      return `${error.message}: DATA_DIR must be a folder`;
    case "DEPTH_ZERO_SELF_SIGNED_CERT":
    case "SELF_SIGNED_CERT_IN_CHAIN":
    case "UNABLE_TO_GET_ISSUER_CERT_LOCALLY":
    case "UNABLE_TO_VERIFY_LEAF_SIGNATURE":
    case "CERT_HAS_EXPIRED":
    case "ERR_TLS_CERT_ALTNAME_INVALID":
      return `${error.message}: correct the certificate of the database, or sslrootcert and the host in DATABASE_URL`;
    // Postgres reports an unknown user, password or database.
    case "28000":
    case "28P01":
    case "3D000":
      return error.message;
    default:
      return inspect(error);
  }
}
