import { createWriteStream, existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { RESTORED_NAMES } from "../db/connect/restored-folder.ts";
import type { FileStore } from "../files/file-store.ts";
import { BackupRefused } from "./backup-refused.ts";
import { FILES_PREFIX, isOriginalEntry, isPictureEntry } from "./manifest.ts";

/**
 * Writes an entry with a file below `folder`. Names that no backup has are refused. `keepExisting`
 * leaves a file that is there: a picture's name is the hash of its content. `flush` syncs it to the
 * disk.
 */
export async function restoreFile(
  folder: string,
  entry: string,
  content: AsyncIterable<Uint8Array>,
  { keepExisting = false, flush = false } = {},
): Promise<void> {
  const name = entry.startsWith(FILES_PREFIX) ? entry.slice(FILES_PREFIX.length) : "";
  const top = name.split("/")[0] ?? "";
  if (top === "db" || !RESTORED_NAMES.includes(top))
    throw new BackupRefused(`The backup has an unknown entry: ${entry}. Nothing was changed.`);
  const file = path.join(folder, name);
  if (keepExisting && existsSync(file)) return;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.restored.tmp`;
  await pipeline(
    Readable.from(content),
    createWriteStream(unfinished, { mode: isSecret(name) ? 0o600 : 0o644, flush }),
  );
  await rename(unfinished, file);
}

/**
 * Writes an entry with a picture into a bucket, unless it is there: its name is the hash of its content.
 * `elsewhere` restores other entries, and pictures where there is no bucket.
 */
export async function restorePicture(
  pictures: FileStore,
  entry: string,
  content: AsyncIterable<Uint8Array>,
  elsewhere: () => Promise<void>,
): Promise<void> {
  const isPicture = isPictureEntry({ name: entry }) || isOriginalEntry({ name: entry });
  if (pictures.localFolder !== null || !isPicture) return elsewhere();
  const name = entry.slice(FILES_PREFIX.length);
  if (!(await pictures.has(name))) await pictures.writePieces(name, content);
}

const isSecret = (name: string) => name === "secret.key";
