import { dirname } from "node:path";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { decodePicture } from "../pictures/render-picture.ts";
import { checkDocument } from "./check-document.ts";
import { pictureReferences } from "./document/picture-references.ts";
import { readDocument } from "./document/read-document.ts";
import { type ImportResult, importSucceeded } from "./import-result.ts";
import { type ImportProgress, preparePictures } from "./prepare-pictures.ts";
import { takenNameFaults, uniqueNames } from "./taken-name-faults.ts";

export type ValidationOutcome = {
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
): Promise<ValidationOutcome> {
  const read = await readDocument(filePath);
  if (!read.ok) return { result: read, comparedWithDatabase: db !== null };
  const { file, faults, warnings } = checkDocument(read.document);
  const taken = db && (await takenNameFaults(db, uniqueNames(read.document)).catch(() => null));
  faults.push(...(taken ?? []));
  const comparedWithDatabase = taken !== null;
  const origin = { folder: dirname(filePath), allowPrivateAddresses };
  const pictures = await preparePictures(
    pictureReferences(read.document),
    origin,
    ({ bytes }) => decodePicture(bytes),
    onProgress,
  );
  faults.push(...pictures.faults);
  const result: ImportResult =
    !file || faults.length > 0
      ? { ok: false, faults }
      : importSucceeded(file, pictures.count, warnings);
  return { result, comparedWithDatabase };
}

export type ValidateOptions = {
  /** Lets pictures be fetched from this machine and the local network. */
  allowPrivateAddresses?: boolean;
  onProgress?: ImportProgress;
  /** To be asked for the hosts and QR codes of other companies; read only, of any version. */
  db?: Kysely<Database> | null;
};
