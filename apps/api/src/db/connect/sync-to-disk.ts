import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import path from "node:path";

/** Syncs a file's content, or the names in a folder. */
export function syncToDisk(file: string): void {
  const descriptor = openSync(file, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Syncs a folder with all that is in it. */
export function syncFolderToDisk(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    syncToDisk(path.join(folder, name));
  }
  syncToDisk(folder);
}
