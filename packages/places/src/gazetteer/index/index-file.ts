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
import { SCHEMA, VERSION } from "./index-schema.ts";

/** SQLITE_CORRUPT and SQLITE_NOTADB; SQLITE_BUSY and SQLITE_LOCKED. */
const BROKEN = [11, 26];
const LOCKED = [5, 6];

/** The file of the index in the data folder. */
export function indexFilePath(dataDir: string): string {
  return path.join(dataDir, "gazetteer.sqlite");
}

/**
 * Opens the index for reading; null where there is none. Throws a `BrokenIndexError` for a broken
 * file, and an `AddressFileError` for any other reason it cannot be opened.
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

/**
 * Turns a fault of the index file into an error for the command line; returns other errors
 * unchanged.
 */
function toAddressFileError(error: unknown, file: string): unknown {
  if (error instanceof AddressFileError || !(error instanceof Error)) return error;
  if (BROKEN.includes(sqliteErrorCode(error))) return new BrokenIndexError(`${file} is damaged.`);
  return new AddressFileError(`${file} cannot be opened: ${error.message}.`);
}

/** Returns whether there is a file in the index's place, readable or not. */
export function hasIndex(dataDir: string): boolean {
  return existsSync(indexFilePath(dataDir));
}

/** Returns whether the index is broken; the next change then renames it and starts a new one. */
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
 * Changes the index: `work` gets a copy, which replaces the index when `work` is done. Readers use
 * the former index until then, and a failure leaves it unchanged. A broken index is renamed and
 * kept: no command can list its sources, but a person may want the file. Throws an `AddressFileError`
 * while another process changes the index.
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

/** Picks a free name, so that a later broken index does not overwrite this one. */
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
    // Skips the safety of writes: a draft that is lost is built again.
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

/** Takes a lock of the kernel, as for the data folder (apps/api): it ends with the process. */
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

/** SQLite's primary error code, without the extended bits; 0 for any other error. */
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
