import { archiveFile, archiveIn, type BackupLocation } from "@comanda/api/backup/backup-location";
import type { RestoreTarget } from "@comanda/api/backup/restore-backup";
import type { BackupDeps } from "@comanda/api/backup/write-backup";
import { openBucketFile } from "./open-files.ts";
import type { Config } from "./read-config.ts";
import { loadOrCreateSecretKey } from "./secret-key.ts";
import { version } from "./version.ts";

/** What a backup of the opened database needs. */
export function backupDepsOf(
  { databaseUrl, dataDir, secretKey }: Pick<Config, "databaseUrl" | "dataDir" | "secretKey">,
  { readSnapshot, pictures }: Pick<BackupDeps, "readSnapshot" | "pictures">,
): BackupDeps {
  return {
    readSnapshot,
    dataDir,
    pictures,
    clock: () => new Date(),
    version,
    database: databaseUrl ? "postgres" : "embedded",
    secretKey: loadOrCreateSecretKey(secretKey, dataDir),
  };
}

/** Where the configuration has its data. */
export function restoreTargetOf(
  { databaseUrl, pooler, dataDir, secretKey, payments }: Config,
  pictures: RestoreTarget["pictures"],
): Omit<RestoreTarget, "replace"> {
  const secretKeys = secretKey ? [secretKey, ...payments.earlierSecretKeys] : [];
  return { databaseUrl: pooler?.directUrl ?? databaseUrl, dataDir, pictures, secretKeys };
}

/** Finds archives by their paths, and by their addresses in buckets. */
export function archiveAtOf(
  config: Pick<Config, "bucketService">,
): (file: string) => BackupLocation {
  return (file) => {
    const found = openBucketFile(config, file);
    return found ? archiveIn(found.files, found.name) : archiveFile(file);
  };
}
