import { dirname } from "node:path";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { decodePicture } from "../pictures/render-picture.ts";
import { checkDocument } from "./check-document.ts";
import { withoutNoisyAmounts } from "./document/document-amounts.ts";
import { pictureReferences } from "./document/picture-references.ts";
import { readDocument } from "./document/read-document.ts";
import { type ImportResult, importSucceeded } from "./import-result.ts";
import { type ImportProgress, preparePictures } from "./prepare-pictures.ts";
import { directoryNames, takenNameFaults } from "./taken-name-faults.ts";

export type ValidationOutcome = {
  result: ImportResult;
  /** Whether hosts and QR codes were compared with those of other companies. */
  comparedWithDatabase: boolean;
};

/**
 * Runs all checks of an import and writes nothing. Hosts and QR codes are compared with other
 * companies when a database is given and answers.
 */
export async function validateFile(
  filePath: string,
  { allowPrivateAddresses = false, onProgress, db = null }: ValidateOptions = {},
): Promise<ValidationOutcome> {
  const read = await readDocument(filePath);
  if (!read.ok) return { result: read, comparedWithDatabase: db !== null };
  const document = withoutNoisyAmounts(read.document);
  const { file, faults, warnings } = checkDocument(document);
  const nameFaults = db && (await takenNameFaults(db, directoryNames(document)).catch(() => null));
  faults.push(...(nameFaults ?? []));
  const comparedWithDatabase = nameFaults !== null;
  const origin = { folder: dirname(filePath), allowPrivateAddresses };
  const pictures = await preparePictures(
    pictureReferences(document),
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
  /** Allows fetching pictures from this machine and the local network. */
  allowPrivateAddresses?: boolean;
  onProgress?: ImportProgress;
  /** For the hosts and QR codes of other companies; read only, of any version. */
  db?: Kysely<Database> | null;
};
