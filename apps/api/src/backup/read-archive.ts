import { createHash } from "node:crypto";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { createTarDecoder } from "modern-tar";
import * as v from "valibot";
import type { BackupLocation } from "./backup-location.ts";
import { BackupRefused } from "./backup-refused.ts";
import {
  FORMAT,
  HEADER_ENTRY,
  HeaderSchema,
  MANIFEST_ENTRY,
  type Manifest,
  type ManifestEntry,
  ManifestSchema,
} from "./manifest.ts";

/** Gets an entry's content in pieces. What it does not take is read and dropped. */
export type EntryHandler = (name: string, content: AsyncIterable<Uint8Array>) => Promise<void>;

/**
 * Reads an archive whole, compares every entry with the manifest, and returns the manifest. Throws
 * `BackupRefused` for a file that is no backup, is torn or damaged, or was written by a newer version.
 */
export async function readArchive(
  { files, name: archive, label: file }: BackupLocation,
  handle: EntryHandler,
): Promise<Manifest> {
  const opened = await files.open(archive);
  if (!opened) throw new BackupRefused(`${file} is no file.`);
  const seen: ManifestEntry[] = [];
  let manifest: Manifest | null = null;
  let isFirst = true;
  const gunzip = createGunzip();
  const input = pipeline(Readable.from(opened.pieces), gunzip);
  // Its error also ends the loop below.
  input.catch(() => undefined);
  try {
    const entries = (Readable.toWeb(gunzip) as ReadableStream<Uint8Array>).pipeThrough(
      createTarDecoder({ strict: true }),
    );
    for await (const { header, body } of entries) {
      const { name } = header;
      if (manifest) throw new BackupRefused(`${file} is damaged: it goes on after its end.`);
      if (isFirst) readHeader(file, name, await textOf(body));
      else if (name === MANIFEST_ENTRY) manifest = readManifest(file, await textOf(body));
      else {
        refuseOutsideName(file, name);
        seen.push(await readEntry(name, body, handle));
      }
      isFirst = false;
    }
    await input;
  } catch (error) {
    if (isUnreadable(error)) throw unreadable(file, isFirst);
    throw error;
  } finally {
    gunzip.destroy();
    await opened.close();
  }
  if (!manifest) throw unreadable(file, isFirst);
  compareEntries(file, manifest.entries, seen);
  return manifest;
}

async function readEntry(
  name: string,
  body: ReadableStream<Uint8Array>,
  handle: EntryHandler,
): Promise<ManifestEntry> {
  const hash = createHash("sha256");
  let size = 0;
  async function* hashed() {
    for await (const piece of body) {
      hash.update(piece);
      size += piece.length;
      yield piece;
    }
  }
  const content = hashed();
  await handle(name, content);
  for await (const _ of content);
  return { name, size, sha256: hash.digest("hex") };
}

function readHeader(file: string, name: string, text: string): void {
  const header = name === HEADER_ENTRY ? v.safeParse(HeaderSchema, parseJson(text)) : null;
  if (!header?.success) throw notABackup(file);
  if (header.output.format <= FORMAT) return;
  throw new BackupRefused(`${file} was written by a newer Comanda. Restore it with that version.`);
}

function readManifest(file: string, text: string): Manifest {
  const parsed = v.safeParse(ManifestSchema, parseJson(text));
  if (parsed.success) return parsed.output;
  throw new BackupRefused(`${file} is damaged: its manifest cannot be read. Use another backup.`);
}

function compareEntries(
  file: string,
  expected: readonly ManifestEntry[],
  seen: readonly ManifestEntry[],
): void {
  const found = new Map(seen.map((entry) => [entry.name, entry]));
  const wrong = expected.find(({ name, size, sha256 }) => {
    const entry = found.get(name);
    return entry?.size !== size || entry.sha256 !== sha256;
  });
  if (wrong) {
    throw new BackupRefused(
      `${file} is damaged: ${wrong.name} is not what was written. Use another backup.`,
    );
  }
  if (seen.length !== expected.length || found.size !== seen.length)
    throw new BackupRefused(`${file} is damaged: it has entries that its manifest does not name.`);
}

/** An entry that would be written outside the folder of a restore. */
function refuseOutsideName(file: string, name: string): void {
  const isInside = path.posix.normalize(name) === name && !name.startsWith("..");
  if (isInside && !path.posix.isAbsolute(name) && !name.includes("\\")) return;
  throw new BackupRefused(`${file} is no backup of Comanda: it names files outside itself.`);
}

/** Errors of the compression and of the archive's format; a full or broken disk is another matter. */
function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof BackupRefused) return false;
  const code = "code" in error ? String(error.code) : "";
  return code.startsWith("Z_") || /\btar\b|checksum|truncated/iu.test(error.message);
}

function unreadable(file: string, isFirst: boolean): BackupRefused {
  if (isFirst) return notABackup(file);
  return new BackupRefused(
    `${file} is torn: its end is missing, or it was changed. Nothing was read from it. Use another backup.`,
  );
}

function notABackup(file: string): BackupRefused {
  return new BackupRefused(`${file} is no backup of Comanda.`);
}

const textOf = (body: ReadableStream<Uint8Array>) => new Response(body as never).text();

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
