import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { syncFolderToDisk, syncToDisk } from "./sync-to-disk.ts";

/** What a restore replaces in a data folder. */
export const RESTORED_NAMES = ["db", "media", "originals", "secret.key", "gazetteer.sqlite"];

/** A file that says that the former data is not deleted yet. */
const FORMER_DATA_IS_THERE = ".former-data-is-there";

/** Returns a new folder in the data folder, in which a restore puts together what it will replace. */
export function startRestore(dataDir: string): string {
  abandonRestore(dataDir);
  const folder = path.join(dataDir, "restore.new");
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(path.join(folder, FORMER_DATA_IS_THERE), "");
  return folder;
}

/** Deletes what an unfinished restore has put together. */
export function abandonRestore(dataDir: string): void {
  rmSync(path.join(dataDir, "restore.new"), { recursive: true, force: true });
}

/**
 * Replaces the data by what was put together in `startRestore`'s folder. One rename decides: before it
 * nothing has changed, after it the next start finishes the restore (`finishRestore`).
 */
export function commitRestore(dataDir: string): void {
  const folder = path.join(dataDir, "restore.new");
  syncFolderToDisk(folder);
  renameSync(folder, path.join(dataDir, "restore.ready"));
  syncToDisk(dataDir);
  finishRestore(dataDir);
}

/** Finishes a restore that was ended after it was decided; does nothing otherwise. */
export function finishRestore(dataDir: string): void {
  abandonRestore(dataDir);
  const ready = path.join(dataDir, "restore.ready");
  if (!existsSync(ready)) return;
  const note = path.join(ready, FORMER_DATA_IS_THERE);
  if (existsSync(note)) {
    for (const name of RESTORED_NAMES) {
      rmSync(path.join(dataDir, name), { recursive: true, force: true });
    }
    syncToDisk(dataDir);
    rmSync(note);
    syncToDisk(ready);
  }
  for (const name of readdirSync(ready)) {
    renameSync(path.join(ready, name), path.join(dataDir, name));
  }
  syncToDisk(dataDir);
  rmSync(ready, { recursive: true });
}
