import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { AddressFileError } from "./address-file-error.ts";

/** Raised with the schema: what another version made is not read, and imported anew. */
const VERSION = 1;

/**
 * A street's id is `source * STREETS + number`, its number counting from 0 within its source, so
 * that whatever is known of a source's streets can stand in arrays.
 */
export const STREETS = 2 ** 32;

/** A word's id likewise is `source * WORDS + number`. */
export const WORDS = 2 ** 32;

const SCHEMA = `
create table sources (
  id integer primary key autoincrement, -- never used again: an id of a suggestion dies with it
  country text not null,
  name text not null,
  imported_at text not null,
  addresses integer not null,
  streets integer not null,
  unique (country, name)
) strict;

create table streets (
  id integer primary key,
  name text not null,
  district text not null,
  city text not null,
  region text not null,
  postcodes text not null, -- with semicolons between
  latitude real not null,
  longitude real not null,
  name_weight real not null, -- of all words of the name: see words/forms.ts
  lines text not null        -- [[[latitude, longitude], …], …]
) strict;

create virtual table street_boxes using rtree (id, south, north, west, east);

create table houses (
  street integer not null,
  value integer not null, -- the number's digits; 0 without a number
  number text not null,   -- as written
  cell integer not null,  -- see cells.ts
  latitude real not null,
  longitude real not null,
  postcode text not null,
  primary key (street, value, number, cell)
) strict, without rowid;

create table words (
  id integer primary key,
  word text not null,
  streets integer not null, -- how many have it
  names blob not null,      -- 32-bit numbers of the streets in whose name it is
  places blob not null      -- … in whose district, city, region or postcode
) strict;

create table deletions (
  hash integer not null, -- see words/typos.ts
  word integer not null,
  primary key (hash, word)
) strict, without rowid;

create index houses_cell on houses (cell);
create index words_word on words (word);
pragma user_version = ${VERSION};
`;

/** SQLITE_CORRUPT and SQLITE_NOTADB; SQLITE_BUSY and SQLITE_LOCKED. */
const BROKEN = [11, 26];
const LOCKED = [5, 6];

export function indexFile(dataDir: string): string {
  return path.join(dataDir, "gazetteer.sqlite");
}

/** Opens the index to read it; null where there is none, a broken one, or another version's. */
export function openToRead(dataDir: string): DatabaseSync | null {
  const file = indexFile(dataDir);
  if (!existsSync(file)) return null;
  const db = new DatabaseSync(file, { readOnly: true });
  if (isReadable(db)) return db;
  db.close();
  return null;
}

function isReadable(db: DatabaseSync): boolean {
  try {
    return db.prepare("pragma user_version").get()?.user_version === VERSION;
  } catch (error) {
    if (BROKEN.includes(codeOf(error))) return false;
    throw error;
  }
}

/** Whether there is an index, even one without addresses. */
export function hasIndex(dataDir: string): boolean {
  const db = openToRead(dataDir);
  db?.close();
  return db !== null;
}

/**
 * Changes the index: `work` gets a copy, which takes the index's place when it is whole. Whoever
 * reads goes on with the former until then, and a failure leaves all as it was. One at a time:
 * throws an `AddressFileError` where another process changes it.
 */
export async function changeIndex<T>(
  dataDir: string,
  work: (db: DatabaseSync) => Promise<T> | T,
): Promise<T> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockIndex(dataDir);
  const draft = `${indexFile(dataDir)}.new`;
  try {
    rmSync(draft, { force: true });
    const done = await writeDraft(dataDir, draft, work);
    renameSync(draft, indexFile(dataDir));
    sync(dataDir);
    return done;
  } finally {
    rmSync(draft, { force: true });
    lock.close();
  }
}

async function writeDraft<T>(
  dataDir: string,
  draft: string,
  work: (db: DatabaseSync) => Promise<T> | T,
): Promise<T> {
  const former = hasIndex(dataDir);
  if (former) copyFileSync(indexFile(dataDir), draft);
  const db = new DatabaseSync(draft);
  try {
    // A draft that is lost is made anew: until it is whole nothing needs to be safe.
    db.exec("pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -64000");
    if (!former) db.exec(SCHEMA);
    db.exec("begin");
    const done = await work(db);
    db.exec("commit");
    return done;
  } finally {
    db.close();
    sync(draft);
  }
}

/** The kernel's lock, as of the data folder (apps/api): gone with the process, however it ends. */
function lockIndex(dataDir: string): DatabaseSync {
  const lock = new DatabaseSync(path.join(dataDir, "gazetteer.lock"), { timeout: 0 });
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
    return lock;
  } catch (error) {
    lock.close();
    if (!LOCKED.includes(codeOf(error))) throw error;
    throw new AddressFileError("Another import or removal of addresses is running: wait for it.");
  }
}

/** SQLite's own number of a failure; 0 of another. */
function codeOf(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) : 0;
}

function sync(file: string): void {
  const handle = openSync(file, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
