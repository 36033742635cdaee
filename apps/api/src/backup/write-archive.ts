import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { createTarPacker } from "modern-tar";
import type { FileStore } from "../files/file-store.ts";
import type { BackupLocation } from "./backup-location.ts";
import { explainUnwritable } from "./explain-unwritable.ts";
import {
  FORMAT,
  HEADER_ENTRY,
  MANIFEST_ENTRY,
  type Manifest,
  type ManifestEntry,
} from "./manifest.ts";

export type ArchiveWriter = {
  add(name: string, content: Uint8Array): Promise<void>;
  /** Adds a stored file; returns false when it is not there any more. */
  addFile(name: string, files: FileStore, from: string): Promise<boolean>;
};

/**
 * Writes an archive (tar, gzip) that only its owner can read. It gets its name when all of it is
 * stored. `write` adds the entries and returns the manifest without their list. Throws `BackupRefused`
 * for a place that cannot be written.
 */
export async function writeArchive(
  place: BackupLocation,
  write: (archive: ArchiveWriter) => Promise<Omit<Manifest, "entries" | "format">>,
): Promise<Manifest> {
  const { readable, controller } = createTarPacker();
  const gzip = createGzip();
  const packed = pipeline(Readable.fromWeb(readable as never), gzip);
  let hasOwnFailure = false;
  const written = place.files.writePieces(place.name, gzip).catch((error: Error) => {
    // A failed read ends the writing too, and has nothing to do with the place.
    throw hasOwnFailure ? error : explainUnwritable(error, place.label);
  });
  // What fails first ends the packing: `add`, which waits for the stream, would wait for ever.
  written.catch((error: Error) => gzip.destroy(error));
  // A full disk is reported by `add`; both promises are awaited below.
  packed.catch(() => undefined);
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
  const addFile: ArchiveWriter["addFile"] = async (name, files, from) => {
    const opened = await files.open(from);
    if (!opened) return false;
    const { size, pieces, close } = opened;
    try {
      const body = controller.add({ name, size, mode: 0o600 }).getWriter();
      const hash = createHash("sha256");
      for await (const piece of pieces) {
        hash.update(piece);
        await body.write(new Uint8Array(piece));
      }
      await body.close();
      entries.push({ name, size, sha256: hash.digest("hex") });
    } finally {
      await close();
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
    return manifest;
  } catch (error) {
    hasOwnFailure = true;
    controller.error(error as Error);
    gzip.destroy(error as Error);
    // The store knows the cause when it has failed first, such as a full disk.
    const cause = await written.then(
      () => null,
      (reason: unknown) => reason,
    );
    throw cause ?? error;
  }
}

const jsonBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
