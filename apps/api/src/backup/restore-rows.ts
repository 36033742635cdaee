import { text } from "node:stream/consumers";
import type { Transaction } from "kysely";
import { migrate } from "../db/migrate/migrate.ts";
import type { Database } from "../db/schema/database.ts";
import type { BackupLocation } from "./backup-location.ts";
import { BackupRefused } from "./backup-refused.ts";
import { type Manifest, tableOfEntry } from "./manifest.ts";
import { readArchive } from "./read-archive.ts";
import { emptyTables, withoutConstraints } from "./schema-changes.store.ts";
import { insertRows, listTables, setTextFormats, writeSequence } from "./table-rows.store.ts";

/**
 * Makes the schema of the backup in an empty database and fills it, all in one transaction. `onFile`
 * gets the entries that are no rows.
 */
export async function restoreRows(
  trx: Transaction<Database>,
  archive: BackupLocation,
  manifest: Manifest,
  onFile: (name: string, content: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  await migrate(trx, manifest.migrations.at(-1));
  await setTextFormats(trx);
  const tables = await listTables(trx);
  const columnsOf = new Map(manifest.tables.map(({ name, columns }) => [name, columns]));
  const tableOf = new Map(tables.map((table) => [table.name, table]));
  for (const { name, columns } of manifest.tables) {
    const there = tableOf.get(name)?.columns.map((column) => column.name);
    if (there && columns.every((column) => there.includes(column))) continue;
    throw new BackupRefused(
      `${archive.label} has other tables than Comanda makes: ${name}. Nothing was changed.`,
    );
  }
  await emptyTables(trx, [...tableOf.keys()]);
  const restored = new Map<string, number>();
  await withoutConstraints(trx, async () => {
    await readArchive(archive, async (entry, content) => {
      const name = tableOfEntry(entry);
      const table = name === null ? undefined : tableOf.get(name);
      const columns = table && columnsOf.get(table.name);
      if (!columns) return onFile(entry, content);
      const lines = (await text(content)).split("\n").filter(Boolean);
      await insertRows(trx, table, columns, lines);
      restored.set(table.name, (restored.get(table.name) ?? 0) + lines.length);
    });
  });
  const short = manifest.tables.find(({ name, rows }) => (restored.get(name) ?? 0) !== rows);
  if (short) throw new Error(`${short.name} has ${restored.get(short.name)} of ${short.rows} rows`);
  for (const sequence of manifest.sequences) await writeSequence(trx, sequence);
}
