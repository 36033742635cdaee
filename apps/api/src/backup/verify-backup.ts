import { migrations } from "../db/migrate/all-migrations.ts";
import type { BackupLocation } from "./backup-location.ts";
import { BackupRefused } from "./backup-refused.ts";
import type { Manifest } from "./manifest.ts";
import { readArchive } from "./read-archive.ts";

/** Reads a backup whole and returns what it holds. Throws `BackupRefused` when it is not whole. */
export function verifyBackup(archive: BackupLocation): Promise<Manifest> {
  return readArchive(archive, async () => undefined);
}

/** Throws `BackupRefused` when this version cannot make the schema of the backup. */
export function refuseNewerBackup({ label }: BackupLocation, manifest: Manifest): void {
  const unknown = manifest.migrations.filter((name) => !migrations[name]);
  if (unknown.length === 0) return;
  throw new BackupRefused(
    `${label} was made by a newer Comanda (${manifest.comanda}): it has the migration ${unknown.join(", ")}, which this version does not know. Restore it with that version. Nothing was changed.`,
  );
}
