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

/** Who holds a data folder, and how its operator reaches that process. */
export type LockHolder = {
  pid: number;
  /** What it is: `comanda serve`. */
  command: string;
  /** ISO 8601. */
  since: string;
  /** Where the running process takes operators' commands; absent when it takes none. */
  operator?: { port: number; token: string };
};

export type DataDirLock = {
  /** Adds to what others are told of the holder. */
  announce(operator: NonNullable<LockHolder["operator"]>): void;
  release(): void;
};

/** A folder that another process holds: two on one embedded database would lose data silently. */
export class DataDirLocked extends Error {
  readonly holder: LockHolder | null;

  constructor(dataDir: string, holder: LockHolder | null) {
    const who = holder
      ? `process ${holder.pid} (${holder.command}, since ${holder.since})`
      : "another process";
    super(`${dataDir} is held by ${who}. Stop it first, or choose another DATA_DIR.`);
    this.name = "DataDirHeld";
    this.holder = holder;
  }
}

/**
 * Takes a data folder for this process alone, or throws `DataDirHeld`. The lock is SQLite's on a
 * file, which is the kernel's: it is gone with the process, however that ends, and cannot go stale.
 */
export function lockDataDir(dataDir: string, command: string): DataDirLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  accessSync(dataDir, constants.R_OK | constants.W_OK);
  const file = new DatabaseSync(path.join(dataDir, "lock"), { timeout: 0 });
  try {
    file.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    file.close();
    if (isLocked(error)) throw new DataDirLocked(dataDir, readLockHolder(dataDir));
    throw error;
  }
  const holder: LockHolder = { pid: process.pid, command, since: new Date().toISOString() };
  writeHolder(dataDir, holder);
  return {
    announce: (operator) => writeHolder(dataDir, { ...holder, operator }),
    release: () => {
      rmSync(holderFile(dataDir), { force: true });
      file.close();
    },
  };
}

/** What the holder of a folder said of itself; of a process that was killed it is what it said last. */
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
  // The mode counts only for a file that is made; the token must not be read by others either way.
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
