import { dirname } from "node:path";
import type { Deps } from "../context/deps.ts";
import { analyzeTable } from "../db/maintenance/create-maintenance.ts";
import { transact } from "../db/transact.ts";
import type { FileStore } from "../files/file-store.ts";
import { listProviderRows } from "../payments/provider-keys.store.ts";
import { decodePicture } from "../pictures/render-picture.ts";
import { storePicture } from "../pictures/store-picture.ts";
import { Refusal } from "../shared/refusal.ts";
import { checkDocument } from "./check-document.ts";
import type { CompanyRows } from "./company-rows.ts";
import { withoutNoisyAmounts } from "./document/document-amounts.ts";
import { pictureReferences } from "./document/picture-references.ts";
import { readDocument } from "./document/read-document.ts";
import { type ImportResult, importSucceeded } from "./import-result.ts";
import { type ImportProgress, type PictureStep, preparePictures } from "./prepare-pictures.ts";
import { providerWarnings } from "./rules/provider-warnings.ts";
import { directoryNames, takenNameFaults } from "./taken-name-faults.ts";
import { toRows } from "./to-rows.ts";
import { writeCompany } from "./write-company.ts";

export type ImportDeps = Pick<Deps, "db" | "events" | "clock"> & {
  /** Where pictures are stored, in `media` and `originals`. */
  pictures: FileStore;
  /** Allows fetching pictures from this machine and the local network; off by default. */
  allowPrivateAddresses?: boolean;
};

export type ImportOptions = {
  /**
   * Sets stock, coupon uses and the plan's orders to those of the file; by default the database's
   * stay.
   */
  setCounters?: boolean;
  onProgress?: ImportProgress | undefined;
};

/**
 * Creates or replaces a company from a file, all of it or nothing: every fault is found before
 * anything is written. Orders, clients and addresses stay as they are. The counters of existing
 * rows stay too: stock, coupon uses, the plan's orders (decision 32).
 */
export async function importCompany(
  deps: ImportDeps,
  filePath: string,
  { setCounters = false, onProgress }: ImportOptions = {},
): Promise<ImportResult> {
  const read = await readDocument(filePath);
  if (!read.ok) return read;
  const document = withoutNoisyAmounts(read.document);
  const { file, faults, warnings } = checkDocument(document);
  const rows = file && toRows(document, file);
  faults.push(...(await takenNameFaults(deps.db, directoryNames(document))));
  const store: PictureStep = (picture) =>
    rows && faults.length === 0
      ? storePicture(deps.pictures, rows.company.company_id, picture)
      : decodePicture(picture.bytes);
  const { allowPrivateAddresses = false } = deps;
  const origin = { folder: dirname(filePath), allowPrivateAddresses };
  const pictures = await preparePictures(pictureReferences(document), origin, store, onProgress);
  faults.push(...pictures.faults);
  if (!(file && rows) || faults.length > 0) return { ok: false, faults };
  const providersWithKeys = await listProviderRows(deps.db, file.company.id);
  const ids = providersWithKeys.map(({ provider_id }) => provider_id);
  warnings.push(...providerWarnings(file, ids));
  const options = { importedAt: deps.clock(), setCounters };
  const written = await transact(deps.db, (trx) => writeCompany(trx, rows, pictures.rows, options));
  if (written instanceof Refusal) throw new Error("writing a company is never refused");
  await deps.events.publish("company_changed", file.company.id);
  await analyzeLargeMenu(deps.db, rows);
  return importSucceeded(file, pictures.count, warnings, written);
}

/** From this many rows on, a query plan that was made for few rows is slow. */
const LARGE_TABLE_ROWS = 1_000;

/**
 * Analyzes the tables of a large menu, so that the next order's queries are planned for its size.
 */
async function analyzeLargeMenu(db: ImportDeps["db"], rows: CompanyRows): Promise<void> {
  const { categories, products, variants, groups, modifiers } = rows;
  const counts = { categories, products, variants, modifier_groups: groups, modifiers };
  for (const [table, { length }] of Object.entries(counts)) {
    if (length >= LARGE_TABLE_ROWS) await analyzeTable(db, table);
  }
}
