import { setImmediate } from "node:timers/promises";
import { checkSecretKey } from "../db/claim-secret-key.ts";
import type { OpenDatabase } from "../db/connect/database-handle.ts";
import type { FileStore } from "../files/file-store.ts";
import { folderFiles } from "../files/folder-files.ts";
import type { BackupLocation } from "./backup-location.ts";
import { BackupRefused } from "./backup-refused.ts";
import { type BackedUpTable, FILES_PREFIX, type Manifest, rowsEntry } from "./manifest.ts";
import {
  listExecutedMigrations,
  listTables,
  readRows,
  readSequences,
  setTextFormats,
} from "./table-rows.store.ts";
import { type ArchiveWriter, writeArchive } from "./write-archive.ts";

export type BackupDeps = Pick<OpenDatabase, "readSnapshot"> & {
  dataDir: string;
  /** Where the pictures are: `dataDir`, or a bucket. */
  pictures: FileStore;
  clock: () => Date;
  /** The version of Comanda. */
  version: string;
  database: Manifest["database"];
  /** Signs cookies and seals the keys of providers: without it a restored database is of little use. */
  secretKey: string;
};

/** Characters of one entry with rows. */
const ENTRY_CHARACTERS = 1_000_000;
/** Folders of the pictures, and the index of the address files, that go into a backup. */
const FOLDERS = ["media/", "originals/"];
const FILES = ["gazetteer.sqlite"];

/**
 * Writes a backup of database, pictures, address index and secret key, as they are at one instant,
 * while others write. Pictures are stored before the rows that name them, so they are read after the
 * rows. Waiting jobs, such as mails, are left out: they are worth nothing later. Throws `DatabaseRefused`
 * for a Postgres whose servers have another secret key: a backup with this one would open nothing.
 */
export async function writeBackup(deps: BackupDeps, place: BackupLocation): Promise<Manifest> {
  if (await place.files.has(place.name))
    throw new BackupRefused(`${place.label} exists. Choose another name.`);
  const folder = folderFiles(deps.dataDir);
  return writeArchive(place, async (archive) => {
    const rows = await deps.readSnapshot(async (trx) => {
      const createdAt = deps.clock().toISOString();
      await setTextFormats(trx);
      await setImmediate();
      const listed = await listTables(trx);
      await setImmediate();
      if (listed.length === 0)
        throw new BackupRefused("The database is empty: no server has started with it yet.");
      if (deps.database === "postgres") await checkSecretKey(trx, [deps.secretKey]);
      const tables: BackedUpTable[] = [];
      for (const table of listed) tables.push(await addTable(archive, trx, table));
      const migrations = await listExecutedMigrations(trx);
      return { created_at: createdAt, migrations, tables, sequences: await readSequences(trx) };
    });
    await archive.add(`${FILES_PREFIX}secret.key`, new TextEncoder().encode(deps.secretKey));
    for (const name of FILES) await archive.addFile(FILES_PREFIX + name, folder, name);
    for (const from of FOLDERS)
      for await (const { name } of deps.pictures.list(from))
        await archive.addFile(FILES_PREFIX + name, deps.pictures, name);
    return { comanda: deps.version, database: deps.database, ...rows };
  });
}

async function addTable(
  archive: ArchiveWriter,
  trx: Parameters<typeof readRows>[0],
  table: Parameters<typeof readRows>[1],
): Promise<BackedUpTable> {
  let rows = 0;
  let entries = 0;
  let lines: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (lines.length === 0) return;
    entries += 1;
    await archive.add(
      rowsEntry(table.name, entries),
      new TextEncoder().encode(`${lines.join("\n")}\n`),
    );
    lines = [];
    characters = 0;
  };
  for await (const some of readRows(trx, table)) {
    rows += some.length;
    lines.push(...some);
    characters += some.reduce((sum, line) => sum + line.length, 0);
    if (characters >= ENTRY_CHARACTERS) await flush();
    // The embedded database computes in this thread: requests are answered in between.
    await setImmediate();
  }
  await flush();
  // Also after an empty table: reading many of them takes long together.
  await setImmediate();
  return { name: table.name, columns: table.columns.map(({ name }) => name), rows };
}
