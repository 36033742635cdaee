import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { type PictureOutput, type PictureUse, pictureTreatments } from "./picture-sizes.ts";
import { renderIcon } from "./render-icon.ts";
import { type RenderResult, renderPicture } from "./render-picture.ts";

/**
 * Raise it when the rendering changes, so that files get new names: browsers cache the old ones.
 * Files of a new kind are rendered from stored originals when the server starts
 * (`make-missing-icons.ts`).
 */
const PIPELINE_VERSION = 1;

/** `source` is the picture's name in the import file. */
export type SourcePicture = { source: string; use: PictureUse; bytes: Uint8Array };

/**
 * Renders a picture's files under `dataDir` and returns its name (`<hash>.webp`), the same for the
 * same bytes. Existing files are not rendered again, and an unfinished file never has its final
 * name, so an interrupted import does no harm. The original is stored for an export.
 */
export async function storePicture(
  dataDir: string,
  companyId: string,
  { source, use, bytes }: SourcePicture,
): Promise<RenderResult<string>> {
  const name = `${contentHash(bytes)}${pictureTreatments[use].suffix}.webp`;
  const rendered = await makeMissingPictureFiles(dataDir, name, use, bytes);
  if (!rendered.ok) return rendered;
  await writeIfAbsent(originalPicturePath(dataDir, companyId, name, source), bytes);
  return { ok: true, value: name };
}

/** Renders the missing files of a picture under its existing name. */
export async function makeMissingPictureFiles(
  dataDir: string,
  name: string,
  use: PictureUse,
  bytes: Uint8Array,
): Promise<RenderResult<null>> {
  const { fallback, outputs } = pictureTreatments[use];
  for (const output of outputs) {
    const base = name.replace(/\.webp$/u, "");
    const stored = await storeOutput(join(dataDir, "media"), base, bytes, output, fallback);
    if (!stored.ok) return stored;
  }
  return { ok: true, value: null };
}

/** Returns the paths of the files that a picture for this use is rendered to. */
export function pictureFiles(dataDir: string, name: string, use: PictureUse): string[] {
  const { fallback, outputs } = pictureTreatments[use];
  const base = name.replace(/\.webp$/u, "");
  return outputs.flatMap(({ folder, fit }) => {
    const endings = fit === "icon" || fit === "maskable" ? ["png"] : ["webp", fallback];
    return endings.map((ending) => join(dataDir, "media", folder, `${base}.${ending}`));
  });
}

/** Returns the path of a stored picture's original bytes. */
export function originalPicturePath(
  dataDir: string,
  companyId: string,
  name: string,
  source: string,
): string {
  const hash = name.replace(/[-.].*$/u, "");
  return join(dataDir, "originals", companyId, `${hash}${extname(source).toLowerCase()}`);
}

function contentHash(bytes: Uint8Array): string {
  const hash = createHash("sha256").update(`${PIPELINE_VERSION}:`).update(bytes);
  return hash.digest("hex").slice(0, 32);
}

async function storeOutput(
  media: string,
  base: string,
  bytes: Uint8Array,
  output: PictureOutput,
  fallback: "jpg" | "png",
): Promise<RenderResult<null>> {
  const { folder, edge, fit } = output;
  if (fit === "icon" || fit === "maskable") {
    const file = join(media, folder, `${base}.png`);
    if (await isWholeFile(file)) return { ok: true, value: null };
    const icon = await renderIcon(bytes, edge, fit);
    if (icon.ok) await writeIfAbsent(file, icon.value);
    return icon.ok ? { ok: true, value: null } : icon;
  }
  const webp = join(media, folder, `${base}.webp`);
  const fallbackFile = join(media, folder, `${base}.${fallback}`);
  if ((await isWholeFile(webp)) && (await isWholeFile(fallbackFile)))
    return { ok: true, value: null };
  const rendered = await renderPicture(bytes, { edge, fit }, fallback);
  if (!rendered.ok) return rendered;
  await writeIfAbsent(webp, rendered.value.webp);
  await writeIfAbsent(fallbackFile, rendered.value.fallback);
  return { ok: true, value: null };
}

async function writeIfAbsent(file: string, content: Uint8Array): Promise<void> {
  if (await isWholeFile(file)) return;
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}.tmp`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

/** Returns whether a file exists and is complete: after a power cut it may be empty. */
export async function isWholeFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && found.size > 0;
}
