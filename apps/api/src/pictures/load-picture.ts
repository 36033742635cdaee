import { readFile, realpath, stat } from "node:fs/promises";
import { isAbsolute, relative, resolve, sep } from "node:path";
import { fetchPicture } from "./fetch-picture.ts";
import { formatMebibytes, type LoadedPicture, MAX_PICTURE_BYTES } from "./loaded-picture.ts";

/** Where pictures may come from. */
export type PictureOrigin = {
  /** The folder of the import file; names of pictures are relative to it. */
  folder: string;
  /** Allows URLs of this machine and the local network. */
  allowPrivateAddresses: boolean;
};

/** Returns whether a picture is named by its URL. */
export function isHttpUrl(source: string): boolean {
  return /^https?:\/\//iu.test(source);
}

/**
 * Loads the bytes of a picture beside the import file or at an http(s) URL. Without them the
 * message has the reason: missing, outside the folder (after following links), too large, not
 * reachable.
 */
export async function loadPicture(origin: PictureOrigin, source: string): Promise<LoadedPicture> {
  if (isHttpUrl(source))
    return fetchPicture(source, { allowPrivate: origin.allowPrivateAddresses });
  if (/^[a-z][a-z0-9+.-]+:/iu.test(source)) {
    return { ok: false, message: "must be a file beside the document or an http(s) URL" };
  }
  const folder = await realpath(origin.folder);
  const named = resolve(folder, source);
  if (source.includes("\0") || !isInsideFolder(folder, named)) return OUTSIDE_FOLDER;
  const file = await realpath(named).catch(() => null);
  if (file === null) return { ok: false, message: `there is no file ${source}` };
  return isInsideFolder(folder, file) ? read(file) : OUTSIDE_FOLDER;
}

const OUTSIDE_FOLDER: LoadedPicture = { ok: false, message: "lies outside the document's folder" };

/** Returns whether a path is inside `folder`, and not the folder itself. */
export function isInsideFolder(folder: string, file: string): boolean {
  const path = relative(folder, file);
  return path !== "" && path !== ".." && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

async function read(file: string): Promise<LoadedPicture> {
  const found = await stat(file);
  if (!found.isFile()) return { ok: false, message: "is not a file" };
  if (found.size > MAX_PICTURE_BYTES) {
    return { ok: false, message: `is larger than ${formatMebibytes(MAX_PICTURE_BYTES)}` };
  }
  return { ok: true, bytes: await readFile(file) };
}
