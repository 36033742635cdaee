import type { DatabaseSync } from "node:sqlite";
import { changeIndex, openToRead, STREETS, WORDS } from "./index-file.ts";

/** An address file that was imported. */
export type Source = {
  id: number;
  country: string;
  name: string;
  /** ISO 8601. */
  imported_at: string;
  addresses: number;
  streets: number;
};

/** What is in the index, by country and name. */
export function readSources(db: DatabaseSync): Source[] {
  return db.prepare("select * from sources order by country, name").all() as Source[];
}

export function listSources(dataDir: string): Source[] {
  const db = openToRead(dataDir);
  try {
    return db ? readSources(db) : [];
  } finally {
    db?.close();
  }
}

/** Takes out the files of a name, of one country if told; answers with those it took out. */
export async function removeSources(
  dataDir: string,
  name: string,
  country?: string,
): Promise<Source[]> {
  const named = (source: Source) =>
    source.name === name && (country === undefined || source.country === country);
  if (!listSources(dataDir).some(named)) return [];
  return await changeIndex(dataDir, (db) => {
    const removed = readSources(db).filter(named);
    for (const source of removed) dropSource(db, source.country, source.name);
    return removed;
  });
}

/** Takes a file's rows out of an index that is being changed, if it is there. */
export function dropSource(db: DatabaseSync, country: string, name: string): void {
  const found = db
    .prepare("select id from sources where country = ? and name = ?")
    .get(country, name);
  if (typeof found?.id !== "number") return;
  const { id } = found;
  const streets = [id * STREETS, (id + 1) * STREETS - 1] as const;
  const words = [id * WORDS, (id + 1) * WORDS - 1] as const;
  db.prepare("delete from houses where street between ? and ?").run(...streets);
  db.prepare("delete from street_boxes where id between ? and ?").run(...streets);
  db.prepare("delete from streets where id between ? and ?").run(...streets);
  db.prepare("delete from deletions where word between ? and ?").run(...words);
  db.prepare("delete from words where id between ? and ?").run(...words);
  db.prepare("delete from sources where id = ?").run(id);
}
