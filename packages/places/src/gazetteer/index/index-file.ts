import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { AddressFileError, BrokenIndexError } from "./address-file-error.ts";

/** Raised with the schema: what another version made is not read, and imported anew. */
const VERSION = 1;

/**
 * A street's id is `source * STREETS + number`, its number counting from 0 within its source, so
 * that whatever is known of a source's streets can stand in arrays.
 */
export const STREETS_PER_SOURCE = 2 ** 32;

/** A word's id likewise is `source * WORDS + number`. */
export const WORDS_PER_SOURCE = 2 ** 32;

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
  name_weight real not null, -- of all words of the name: see words/address-words.ts
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

export function indexFilePath(dataDir: string): string {
  return path.join(dataDir, "gazetteer.sqlite");
}

/**
 * Opens the index to read it; null where there is none. Throws a `BrokenIndexError`, or an
 * `AddressFileError` where something else keeps it from being opened.
 */
export function openIndexReadOnly(dataDir: string): DatabaseSync | null {
  const file = indexFilePath(dataDir);
  let db: DatabaseSync | null = null;
  try {
    if (!statSync(file, { throwIfNoEntry: false })) return null;
    db = new DatabaseSync(file, { readOnly: true });
    const version = db.prepare("pragma user_version").get()?.user_version;
    if (version === VERSION) return db;
    throw new BrokenIndexError(`${file} was made by another version.`);
  } catch (error) {
    db?.close();
    throw toAddressFileError(error, file);
  }
}

/** What is wrong with the index, for whoever can mend it; a surprise as it is. */
function toAddressFileError(error: unknown, file: string): unknown {
  if (error instanceof AddressFileError || !(error instanceof Error)) return error;
  if (BROKEN.includes(sqliteErrorCode(error))) return new BrokenIndexError(`${file} is damaged.`);
  return new AddressFileError(`${file} cannot be opened: ${error.message}.`);
}

/** Whether something is where the index belongs, even if nobody can read it. */
export function hasIndex(dataDir: string): boolean {
  return existsSync(indexFilePath(dataDir));
}

/** Whether the index has to be made anew, and what is there would be set aside. */
export function isIndexBroken(dataDir: string): boolean {
  try {
    openIndexReadOnly(dataDir)?.close();
    return false;
  } catch (error) {
    if (error instanceof BrokenIndexError) return true;
    throw error;
  }
}

/**
 * Changes the index: `work` gets a copy, which takes the index's place when it is whole. Whoever
 * reads goes on with the former until then, and a failure leaves all as it was. A broken one is
 * kept beside the new one: its sources cannot be told any more, but somebody may want them. One at
 * a time: throws an `AddressFileError` where another process changes it.
 */
export async function changeIndex<T>(
  dataDir: string,
  work: (db: DatabaseSync) => Promise<T> | T,
): Promise<T> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockIndex(dataDir);
  const draft = `${indexFilePath(dataDir)}.new`;
  try {
    rmSync(draft, { force: true });
    const broken = isIndexBroken(dataDir);
    const former = !broken && hasIndex(dataDir) ? indexFilePath(dataDir) : null;
    const done = await writeDraft(draft, former, work);
    if (broken) renameBrokenIndex(indexFilePath(dataDir));
    renameSync(draft, indexFilePath(dataDir));
    sync(dataDir);
    return done;
  } finally {
    rmSync(draft, { force: true });
    lock.close();
  }
}

/** Under a name of its own, so that one that breaks later does not take its place. */
function renameBrokenIndex(file: string): void {
  let name = `${file}.broken`;
  for (let count = 2; existsSync(name); count += 1) name = `${file}.broken-${count}`;
  renameSync(file, name);
}

async function writeDraft<T>(
  draft: string,
  former: string | null,
  work: (db: DatabaseSync) => Promise<T> | T,
): Promise<T> {
  if (former) copyFileSync(former, draft);
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
    if (!LOCKED.includes(sqliteErrorCode(error))) throw error;
    throw new AddressFileError("Another import or removal of addresses is running: wait for it.");
  }
}

/** SQLite's own number of a failure, without what it says more closely; 0 of another. */
export function sqliteErrorCode(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
}

function sync(file: string): void {
  const handle = openSync(file, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
