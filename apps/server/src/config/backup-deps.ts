import type { RestoreTarget } from "@comanda/api/backup/restore-backup";
import type { BackupDeps } from "@comanda/api/backup/write-backup";
import type { Config } from "./read-config.ts";
import { loadOrCreateSecretKey } from "./secret-key.ts";
import { version } from "./version.ts";

/** What a backup of the opened database needs. */
export function backupDepsOf(
  { databaseUrl, dataDir, secretKey }: Pick<Config, "databaseUrl" | "dataDir" | "secretKey">,
  { readSnapshot }: Pick<BackupDeps, "readSnapshot">,
): BackupDeps {
  return {
    readSnapshot,
    dataDir,
    clock: () => new Date(),
    version,
    database: databaseUrl ? "postgres" : "embedded",
    secretKey: loadOrCreateSecretKey(secretKey, dataDir),
  };
}

/** Where the configuration has its data. */
export function restoreTargetOf({
  databaseUrl,
  dataDir,
  secretKey,
  payments,
}: Config): Omit<RestoreTarget, "replace"> {
  const secretKeys = secretKey ? [secretKey, ...payments.earlierSecretKeys] : [];
  return { databaseUrl, dataDir, secretKeys };
}
