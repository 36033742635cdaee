import { createHash } from "node:crypto";
import { extname } from "node:path";
import type { FileStore } from "../files/file-store.ts";
import {
  largestSize,
  type PictureOutput,
  type PictureUse,
  pictureTreatments,
} from "./picture-sizes.ts";
import { renderIcon } from "./render-icon.ts";
import { decodeToSize, type Pixels, type RenderResult, renderPicture } from "./render-picture.ts";
import { stripMetadata } from "./strip-metadata.ts";

/**
 * Raise it when the rendering changes, so that files get new names: browsers cache the old ones.
 * Files of a new kind are rendered from stored originals when the server starts
 * (`make-missing-sizes.ts`).
 */
const PIPELINE_VERSION = 1;

/** `source` is the picture's name in the import file. */
export type SourcePicture = { source: string; use: PictureUse; bytes: Uint8Array };

/**
 * Renders a picture's files and returns its name (`<hash>.webp`), the same for the same bytes.
 * Existing files are not rendered again, and an unfinished file never has its final name, so an
 * interrupted import does no harm. The original is stored for an export, without its metadata: the
 * photo of a dish may say where its owner lives.
 */
export async function storePicture(
  files: FileStore,
  companyId: string,
  { source, use, bytes: sent }: SourcePicture,
): Promise<RenderResult<string>> {
  const bare = await stripMetadata(sent);
  if (!bare.ok) return bare;
  const bytes = bare.value;
  const name = `${contentHash(bytes)}${pictureTreatments[use].suffix}.webp`;
  const rendered = await makeMissingPictureFiles(files, name, use, bytes);
  if (!rendered.ok) return rendered;
  await writeIfAbsent(files, originalPicture(companyId, name, source), bytes);
  return { ok: true, value: name };
}

/** Renders the missing files of a picture under its existing name. */
export async function makeMissingPictureFiles(
  files: FileStore,
  name: string,
  use: PictureUse,
  bytes: Uint8Array,
): Promise<RenderResult<null>> {
  const { fallback, outputs } = pictureTreatments[use];
  const base = name.replace(/\.webp$/u, "");
  // All at once: a bucket answers slowly, and the caller may hold a lock.
  const missing = await Promise.all(
    outputs.map(async (output) => {
      const there = await Promise.all(outputFiles(output, base, fallback).map(files.has));
      return there.every(Boolean) ? [] : [output];
    }),
  );
  if (missing.flat().length === 0) return { ok: true, value: null };
  const decoded = await decodeToSize(bytes, largestSize(outputs));
  if (!decoded.ok) return decoded;
  for (const output of missing.flat())
    await storeOutput(files, decoded.value, { base, output, fallback });
  return { ok: true, value: null };
}

/** Returns the names of the files that a picture for this use is rendered to. */
export function pictureFiles(name: string, use: PictureUse): string[] {
  const { fallback, outputs } = pictureTreatments[use];
  const base = name.replace(/\.webp$/u, "");
  return outputs.flatMap((output) => outputFiles(output, base, fallback));
}

function outputFiles({ folder, fit }: PictureOutput, base: string, fallback: string): string[] {
  const endings = fit === "icon" || fit === "maskable" ? ["png"] : ["webp", fallback];
  return endings.map((ending) => `media/${folder}/${base}.${ending}`);
}

/** Returns the name of the file with a stored picture's original bytes. */
export function originalPicture(companyId: string, name: string, source: string): string {
  const hash = name.replace(/[-.].*$/u, "");
  return `originals/${companyId}/${hash}${extname(source).toLowerCase()}`;
}

function contentHash(bytes: Uint8Array): string {
  const hash = createHash("sha256").update(`${PIPELINE_VERSION}:`).update(bytes);
  return hash.digest("hex").slice(0, 32);
}

async function storeOutput(
  files: FileStore,
  pixels: Pixels,
  { base, output, fallback }: { base: string; output: PictureOutput; fallback: "jpg" | "png" },
): Promise<void> {
  const { edge, fit } = output;
  const [first = "", second = ""] = outputFiles(output, base, fallback);
  if (fit === "icon" || fit === "maskable") {
    await files.write(first, await renderIcon(pixels, edge, fit));
    return;
  }
  const rendered = await renderPicture(pixels, { edge, fit }, fallback);
  await writeIfAbsent(files, first, rendered.webp);
  await writeIfAbsent(files, second, rendered.fallback);
}

async function writeIfAbsent(files: FileStore, name: string, content: Uint8Array): Promise<void> {
  if (!(await files.has(name))) await files.write(name, content);
}
