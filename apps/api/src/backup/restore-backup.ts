import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { refuseForeignFolder } from "../db/connect/data-folder.ts";
import { lockDataDir } from "../db/connect/lock-data-dir.ts";
import { openNewEmbedded } from "../db/connect/open-new-embedded.ts";
import { openPostgres } from "../db/connect/open-postgres.ts";
import {
  abandonRestore,
  commitRestore,
  finishRestore,
  RESTORED_NAMES,
  startRestore,
} from "../db/connect/restored-folder.ts";
import { JOBS_SCHEMA } from "../db/jobs-schema.ts";
import { tablesOfMigrations } from "../db/migrate/tables-of-migrations.ts";
import type { FileStore } from "../files/file-store.ts";
import type { BackupLocation } from "./backup-location.ts";
import { BackupRefused } from "./backup-refused.ts";
import { FILES_PREFIX, type Manifest } from "./manifest.ts";
import { readArchive } from "./read-archive.ts";
import { restoreFile, restorePicture } from "./restore-files.ts";
import { restoreRows } from "./restore-rows.ts";
import { dropTables, listAllTables } from "./schema-changes.store.ts";
import { refuseNewerBackup } from "./verify-backup.ts";

const SECRET_ENTRY = `${FILES_PREFIX}secret.key`;
const ADDRESSES_ENTRY = `${FILES_PREFIX}gazetteer.sqlite`;

export type RestoreTarget = {
  /** The URL of a Postgres; null restores an embedded database into `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** Where pictures are restored: `dataDir`, or a bucket. */
  pictures: FileStore;
  /** The keys of the environment (SECRET_KEY, EARLIER_SECRET_KEYS); none takes the backup's. */
  secretKeys: readonly string[];
  /** Whether what is there is replaced; otherwise only an empty place is taken. */
  replace: boolean;
};

/**
 * Restores a backup of either kind of database, all of it or nothing. The backup is read whole before
 * anything is changed. Throws `BackupRefused`, and `DataDirLocked` while a server uses the folder.
 */
export async function restoreBackup(
  archive: BackupLocation,
  target: RestoreTarget,
): Promise<Manifest> {
  const { manifest, secretKey } = await readSecret(archive);
  refuseNewerBackup(archive, manifest);
  if (target.secretKeys.length > 0 && !target.secretKeys.includes(secretKey)) {
    throw new BackupRefused(
      "The backup was made with another SECRET_KEY than the environment's: what is sealed in it could not be opened. Unset SECRET_KEY, or add the backup's key to EARLIER_SECRET_KEYS. Nothing was changed.",
    );
  }
  const { databaseUrl } = target;
  if (databaseUrl) await restoreIntoPostgres(archive, manifest, { ...target, databaseUrl });
  else await restoreIntoFolder(archive, manifest, target);
  return manifest;
}

async function readSecret(
  archive: BackupLocation,
): Promise<{ manifest: Manifest; secretKey: string }> {
  let secretKey = "";
  const manifest = await readArchive(archive, async (name, content) => {
    if (name === SECRET_ENTRY) secretKey = (await text(content)).trim();
  });
  return { manifest, secretKey };
}

async function restoreIntoFolder(
  archive: BackupLocation,
  manifest: Manifest,
  { dataDir, pictures, replace }: RestoreTarget,
): Promise<void> {
  refuseForeignFolder(dataDir);
  const lock = lockDataDir(dataDir, "comanda restore");
  try {
    finishRestore(dataDir);
    const there = RESTORED_NAMES.filter((name) => existsSync(path.join(dataDir, name)));
    if (there.length > 0 && !replace) throw notEmpty(dataDir, there);
    const folder = startRestore(dataDir);
    const db = await openNewEmbedded(path.join(folder, "db"));
    try {
      await db
        .transaction()
        .execute((trx) =>
          restoreRows(trx, archive, manifest, (name, content) =>
            restorePicture(pictures, name, content, () => restoreFile(folder, name, content)),
          ),
        );
    } finally {
      await db.destroy();
    }
    commitRestore(dataDir);
  } catch (error) {
    abandonRestore(dataDir);
    throw error;
  } finally {
    lock.release();
  }
}

async function restoreIntoPostgres(
  archive: BackupLocation,
  manifest: Manifest,
  { databaseUrl, dataDir, pictures, replace }: RestoreTarget & { databaseUrl: string },
): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const keyFile = path.join(dataDir, "secret.key");
  if (existsSync(keyFile) && !replace) throw notEmpty(dataDir, ["secret.key"]);
  const opened = openPostgres(databaseUrl);
  try {
    await opened.runExclusively(() =>
      opened.db.transaction().execute(async (trx) => {
        const there = await listAllTables(trx);
        const own = await tablesOfMigrations();
        const foreign = there.filter((name) => !own.includes(name));
        if (foreign.length > 0) {
          throw new BackupRefused(
            `The database has tables that are not Comanda's: ${foreign.slice(0, 5).join(", ")}. Restore into a database of its own. Nothing was changed.`,
          );
        }
        if (there.length > 0 && !replace) throw notEmpty("The database", there.slice(0, 3));
        if (there.length > 0) await dropTables(trx, there, JOBS_SCHEMA);
        // The secret key comes first in the archive, and last into the folder.
        let putSecretKey: () => Promise<void> = async () => undefined;
        await restoreRows(trx, archive, manifest, async (name, content) => {
          // Pictures that a failed restore leaves behind are named by no row, and do no harm.
          if (name !== SECRET_ENTRY)
            return restorePicture(pictures, name, content, () =>
              restoreFile(dataDir, name, content, {
                keepExisting: name !== ADDRESSES_ENTRY,
                flush: true,
              }),
            );
          const secretKey = await text(content);
          putSecretKey = () => restoreFile(dataDir, name, toChunks(secretKey), { flush: true });
        });
        await putSecretKey();
      }),
    );
  } finally {
    await opened.close();
  }
}

function notEmpty(place: string, names: readonly string[]): BackupRefused {
  return new BackupRefused(
    `${place} is not empty: there is ${names.join(", ")}. With --replace all of it is deleted and replaced by the backup. Nothing was changed.`,
  );
}

async function* toChunks(content: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(content);
}
