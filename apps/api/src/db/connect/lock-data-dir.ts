import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseRefused } from "../database-refused.ts";

/** The process that holds a data folder's lock, and how its operator reaches it. */
export type LockHolder = {
  pid: number;
  /** For example `comanda serve`. */
  command: string;
  /** ISO 8601. */
  since: string;
  /** Where the running process accepts operators' commands; absent when it does not. */
  operator?: { port: number; token: string };
};

export type DataDirLock = {
  /** Writes the port and token of the operator channel into `holder.json`, for other processes. */
  writeOperatorChannel(operatorChannel: NonNullable<LockHolder["operator"]>): void;
  release(): void;
};

/**
 * A folder that another process has locked: two processes on one embedded database would lose data
 * silently.
 */
export class DataDirLocked extends Error {
  readonly holder: LockHolder | null;

  constructor(dataDir: string, holder: LockHolder | null) {
    const who = holder
      ? `process ${holder.pid} (${holder.command}, since ${holder.since})`
      : "another process";
    super(`${dataDir} is held by ${who}. ${adviceAbout(holder)}`);
    this.name = "DataDirLocked";
    this.holder = holder;
  }
}

/** A server takes commands from the end of its start until it stops. */
function adviceAbout(holder: LockHolder | null): string {
  const isServer = holder?.command === "comanda serve";
  return isServer && !holder.operator
    ? "It is starting or stopping: try again in a moment."
    : "Stop it first, or choose another DATA_DIR.";
}

/** The open files of the locks: one that nothing refers to is closed with the garbage, and its lock ends. */
const heldFiles = new Set<DatabaseSync>();

/**
 * Locks a data folder for this process, or throws `DataDirLocked`. The lock is SQLite's on a file,
 * held by the kernel: it ends with the process, however that ends, and cannot become stale.
 */
export function lockDataDir(dataDir: string, command: string): DataDirLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  accessSync(dataDir, constants.R_OK | constants.W_OK);
  const lockFile = path.join(dataDir, "lock");
  const file = openLockFile(lockFile);
  try {
    file.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    file.close();
    if (isLocked(error)) throw new DataDirLocked(dataDir, readLockHolder(dataDir));
    throw cannotWrite(lockFile, error);
  }
  heldFiles.add(file);
  const holder: LockHolder = { pid: process.pid, command, since: new Date().toISOString() };
  writeHolder(dataDir, holder);
  return {
    writeOperatorChannel: (operatorChannel) =>
      writeHolder(dataDir, { ...holder, operator: operatorChannel }),
    release: () => {
      rmSync(holderFile(dataDir), { force: true });
      heldFiles.delete(file);
      file.close();
    },
  };
}

function openLockFile(lockFile: string): DatabaseSync {
  try {
    return new DatabaseSync(lockFile, { timeout: 0 });
  } catch (error) {
    throw cannotWrite(lockFile, error);
  }
}

/** SQLite says what is wrong with the file, such as a full disk or a folder of another user. */
function cannotWrite(lockFile: string, error: unknown): unknown {
  if (!(error instanceof Error && "errcode" in error)) return error;
  return new DatabaseRefused(
    `${lockFile} cannot be written: ${error.message}. Free some space on its disk, or let the user of this process write to the folder, and start again.`,
    { cause: error },
  );
}

/** Returns what the holder of the lock wrote about itself, also when it was killed since. */
export function readLockHolder(dataDir: string): LockHolder | null {
  try {
    return JSON.parse(readFileSync(holderFile(dataDir), "utf8"));
  } catch {
    return null;
  }
}

function writeHolder(dataDir: string, holder: LockHolder): void {
  const file = holderFile(dataDir);
  writeFileSync(file, JSON.stringify(holder), { mode: 0o600 });
  // `mode` applies only to a new file, and other users must never read the token.
  chmodSync(file, 0o600);
}

function holderFile(dataDir: string): string {
  return path.join(dataDir, "holder.json");
}

/** SQLITE_BUSY and SQLITE_LOCKED. */
function isLocked(error: unknown): boolean {
  return (
    error instanceof Error && "errcode" in error && (error.errcode === 5 || error.errcode === 6)
  );
}
