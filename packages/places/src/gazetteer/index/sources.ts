import type { DatabaseSync } from "node:sqlite";
import { changeIndex, openIndexReadOnly } from "./index-file.ts";
import { STREETS_PER_SOURCE, WORDS_PER_SOURCE } from "./index-schema.ts";

/** An imported address file. */
export type AddressSource = {
  id: number;
  country: string;
  name: string;
  /** ISO 8601. */
  imported_at: string;
  addresses: number;
  streets: number;
};

/** Lists the sources in the index, by country and name. */
export function readAddressSources(db: DatabaseSync): AddressSource[] {
  return db.prepare("select * from sources order by country, name").all() as AddressSource[];
}

/** Returns the imported address files; empty without an index. */
export function listAddressSources(dataDir: string): AddressSource[] {
  const db = openIndexReadOnly(dataDir);
  try {
    return db ? readAddressSources(db) : [];
  } finally {
    db?.close();
  }
}

/** Removes the files of a name, of one country or of all; returns the removed ones. */
export async function removeAddressSources(
  dataDir: string,
  name: string,
  country?: string,
): Promise<AddressSource[]> {
  const named = (source: AddressSource) =>
    source.name === name && (country === undefined || source.country === country);
  if (!listAddressSources(dataDir).some(named)) return [];
  return await changeIndex(dataDir, (db) => {
    const removed = readAddressSources(db).filter(named);
    for (const source of removed) deleteAddressSource(db, source.country, source.name);
    return removed;
  });
}

/** Deletes a source's rows from an index that is being changed, if it has any. */
export function deleteAddressSource(db: DatabaseSync, country: string, name: string): void {
  const found = db
    .prepare("select id from sources where country = ? and name = ?")
    .get(country, name);
  if (typeof found?.id !== "number") return;
  const { id } = found;
  const streets = [id * STREETS_PER_SOURCE, (id + 1) * STREETS_PER_SOURCE - 1] as const;
  const words = [id * WORDS_PER_SOURCE, (id + 1) * WORDS_PER_SOURCE - 1] as const;
  db.prepare("delete from houses where street between ? and ?").run(...streets);
  db.prepare("delete from street_boxes where id between ? and ?").run(...streets);
  db.prepare("delete from streets where id between ? and ?").run(...streets);
  db.prepare("delete from deletions where word between ? and ?").run(...words);
  db.prepare("delete from words where id between ? and ?").run(...words);
  db.prepare("delete from sources where id = ?").run(id);
}
