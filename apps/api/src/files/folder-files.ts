import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "./file-store.ts";

/** Files that are being written; a killed process leaves them behind. */
export const UNFINISHED_FILE = /\.(?:tmp|partial)$/u;

/** The files of a folder. An unfinished file never has its final name. */
export function folderFiles(folder: string): FileStore {
  const pathOf = (name: string) => path.join(folder, name);
  return {
    place: folder,
    localFolder: folder,
    has: async (name) => {
      const found = await stat(pathOf(name)).catch(() => null);
      return found !== null && found.size > 0;
    },
    read: (name) => readFile(pathOf(name)).catch(nullIfAbsent),
    open: async (name) => {
      const opened = await open(pathOf(name)).catch(nullIfAbsent);
      if (!opened) return null;
      const about = await opened.stat();
      if (!about.isFile()) {
        await opened.close();
        return null;
      }
      const { size } = about;
      const close = () => opened.close();
      // A file that grows meanwhile, such as a log, has the size that was promised.
      const pieces = () => opened.createReadStream({ end: size - 1, autoClose: false });
      return { size, close, pieces: size > 0 ? pieces() : Readable.from([]) };
    },
    write: async (name, content) => {
      const file = pathOf(name);
      await mkdir(path.dirname(file), { recursive: true });
      const unfinished = `${file}.${randomUUID()}.tmp`;
      await writeFile(unfinished, content);
      await rename(unfinished, file);
    },
    writePieces: (name, pieces) => writePieces(pathOf(name), pieces),
    remove: (name) => rm(pathOf(name), { force: true }),
    list: (below, { deep } = { deep: true }) => listFolder(folder, below, deep),
  };
}

async function writePieces(file: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}.partial`;
  // What a killed process left, or another user put there, keeps its own permissions: a new file.
  await rm(unfinished, { force: true });
  try {
    const stream = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(Readable.from(pieces), stream);
    await rename(unfinished, file);
    await syncFolder(path.dirname(file));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function* listFolder(folder: string, below: string, recursive: boolean) {
  const place = path.join(folder, below);
  const found = await readdir(place, { recursive, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => nullIfAbsent(error) ?? [],
  );
  const files = found
    .filter((entry) => entry.isFile() && !UNFINISHED_FILE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    // A file may be deleted while others are listed.
    const about = await stat(file).catch(nullIfAbsent);
    const name = path.relative(folder, file).split(path.sep).join("/");
    if (about) yield { name, size: about.size };
  }
}

function nullIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
