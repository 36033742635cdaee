import { dirname } from "node:path";
import { tryPicture } from "../pictures/render.ts";
import { checkDocument } from "./check-document.ts";
import { picturesOf } from "./pictures-of.ts";
import { type Progress, preparePictures } from "./prepare-pictures.ts";
import { readDocument } from "./read-document.ts";
import { accepted, type ImportResult } from "./result.ts";

/**
 * All checks of an import without a database and without writing anything. Whether a host or a QR
 * code is another company's, only the import itself can tell.
 */
export async function validateFile(
  filePath: string,
  { allowPrivateAddresses = false, onProgress }: ValidateOptions = {},
): Promise<ImportResult> {
  const read = await readDocument(filePath);
  if (!read.ok) return read;
  const { file, faults, warnings } = checkDocument(read.document);
  const origin = { folder: dirname(filePath), allowPrivateAddresses };
  const pictures = await preparePictures(
    picturesOf(read.document),
    origin,
    ({ bytes }) => tryPicture(bytes),
    onProgress,
  );
  faults.push(...pictures.faults);
  if (!file || faults.length > 0) return { ok: false, faults };
  return accepted(file, pictures.count, warnings);
}

export type ValidateOptions = {
  /** Lets pictures be fetched from this machine and the local network. */
  allowPrivateAddresses?: boolean;
  onProgress?: Progress;
};
