import { dirname } from "node:path";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { tryPicture } from "../pictures/render.ts";
import { checkDocument } from "./check-document.ts";
import { picturesOf } from "./pictures-of.ts";
import { type Progress, preparePictures } from "./prepare-pictures.ts";
import { readDocument } from "./read-document.ts";
import { accepted, type ImportResult } from "./result.ts";
import { namesOf, takenFaults } from "./taken-names.ts";

export type Validated = {
  result: ImportResult;
  /** Whether a database said that hosts and QR codes are no other company's. */
  comparedWithDatabase: boolean;
};

/**
 * All checks of an import without writing anything. Whether a host or a QR code is another company's is
 * checked where a database is given and answers.
 */
export async function validateFile(
  filePath: string,
  { allowPrivateAddresses = false, onProgress, db = null }: ValidateOptions = {},
): Promise<Validated> {
  const read = await readDocument(filePath);
  if (!read.ok) return { result: read, comparedWithDatabase: db !== null };
  const { file, faults, warnings } = checkDocument(read.document);
  const taken = db && (await takenFaults(db, namesOf(read.document)).catch(() => null));
  faults.push(...(taken ?? []));
  const comparedWithDatabase = taken !== null;
  const origin = { folder: dirname(filePath), allowPrivateAddresses };
  const pictures = await preparePictures(
    picturesOf(read.document),
    origin,
    ({ bytes }) => tryPicture(bytes),
    onProgress,
  );
  faults.push(...pictures.faults);
  const result: ImportResult =
    !file || faults.length > 0 ? { ok: false, faults } : accepted(file, pictures.count, warnings);
  return { result, comparedWithDatabase };
}

export type ValidateOptions = {
  /** Lets pictures be fetched from this machine and the local network. */
  allowPrivateAddresses?: boolean;
  onProgress?: Progress;
  /** To be asked for the hosts and QR codes of other companies; read only, of any version. */
  db?: Kysely<Database> | null;
};
