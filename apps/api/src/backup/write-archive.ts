import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { createTarPacker } from "modern-tar";
import {
  FORMAT,
  HEADER_ENTRY,
  MANIFEST_ENTRY,
  type Manifest,
  type ManifestEntry,
} from "./manifest.ts";

export type ArchiveWriter = {
  add(name: string, content: Uint8Array): Promise<void>;
  /** Adds a file; returns false when it is not there any more. */
  addFile(name: string, file: string): Promise<boolean>;
};

/**
 * Writes an archive (tar, gzip) that only its owner can read. It gets its name when all of it is on
 * the disk. `write` adds the entries and returns the manifest without their list.
 */
export async function writeArchive(
  file: string,
  write: (archive: ArchiveWriter) => Promise<Omit<Manifest, "entries" | "format">>,
): Promise<Manifest> {
  const unfinished = `${file}.${process.pid}.partial`;
  // What a killed process left, or another user put there, keeps its own permissions: a new file.
  await rm(unfinished, { force: true });
  const { readable, controller } = createTarPacker();
  const stream = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
  const written = pipeline(Readable.fromWeb(readable as never), createGzip(), stream);
  // A full disk is reported by `add`, which waits for the stream; this promise is awaited below.
  written.catch(() => undefined);
  const entries: ManifestEntry[] = [];

  const addEntry = async (name: string, content: Uint8Array) => {
    const body = controller.add({ name, size: content.length, mode: 0o600 }).getWriter();
    await body.write(content);
    await body.close();
  };
  const add: ArchiveWriter["add"] = async (name, content) => {
    const sha256 = createHash("sha256").update(content).digest("hex");
    entries.push({ name, size: content.length, sha256 });
    await addEntry(name, content);
  };
  const addFile: ArchiveWriter["addFile"] = async (name, from) => {
    const opened = await open(from).catch(nullIfAbsent);
    if (!opened) return false;
    try {
      const { size } = await opened.stat();
      const body = controller.add({ name, size, mode: 0o600 }).getWriter();
      const hash = createHash("sha256");
      if (size > 0) {
        for await (const piece of opened.createReadStream({ end: size - 1, autoClose: false })) {
          hash.update(piece);
          await body.write(new Uint8Array(piece));
        }
      }
      await body.close();
      entries.push({ name, size, sha256: hash.digest("hex") });
    } finally {
      await opened.close();
    }
    return true;
  };

  try {
    await addEntry(HEADER_ENTRY, jsonBytes({ format: FORMAT }));
    const described = await write({ add, addFile });
    const manifest: Manifest = { format: FORMAT, ...described, entries };
    await addEntry(MANIFEST_ENTRY, jsonBytes(manifest));
    controller.finalize();
    await written;
    await rename(unfinished, file);
    await syncFolder(path.dirname(file));
    return manifest;
  } catch (error) {
    controller.error(error as Error);
    // The stream knows the cause when it has failed first, such as a full disk.
    const cause = await written.then(
      () => null,
      (reason: unknown) => reason,
    );
    await rm(unfinished, { force: true });
    throw cause ?? error;
  }
}

const jsonBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

function nullIfAbsent(error: Error): null {
  if ("code" in error && error.code === "ENOENT") return null;
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
