import { dirname } from "node:path";
import { analyzeTable } from "../db/maintain.ts";
import { transact } from "../db/transact.ts";
import type { Deps } from "../deps.ts";
import { listProviderRows } from "../payments/providers.store.ts";
import { tryPicture } from "../pictures/render.ts";
import { storePicture } from "../pictures/store-picture.ts";
import { Refusal } from "../refusal.ts";
import { checkDocument } from "./check-document.ts";
import { picturesOf } from "./pictures-of.ts";
import { type PictureWork, type Progress, preparePictures } from "./prepare-pictures.ts";
import { readDocument } from "./read-document.ts";
import { accepted, type ImportResult } from "./result.ts";
import type { CompanyRows } from "./rows.ts";
import { providerOddities } from "./rules/provider-warnings.ts";
import { namesOf, takenFaults } from "./taken-names.ts";
import { toRows } from "./to-rows.ts";
import { writeCompany } from "./write-company.ts";

export type ImportDeps = Pick<Deps, "db" | "events" | "clock"> & {
  /** Pictures are stored in its `media` and `originals`. */
  dataDir: string;
  /** Lets pictures be fetched from this machine and the local network; off by default. */
  allowPrivateAddresses?: boolean;
};

export type ImportOptions = {
  /** Sets stock, coupon uses and the plan's orders to the file's; by default the database's stay. */
  setCounters?: boolean;
  onProgress?: Progress | undefined;
};

/**
 * Creates or replaces a company from a file (design §7), all of it or nothing: whatever fault there
 * is, is found before anything is written. Orders, clients and addresses are not touched. Counters of
 * what is there already stay what they are (decision 32): stock, coupon uses, the plan's orders.
 */
export async function importCompany(
  deps: ImportDeps,
  filePath: string,
  { setCounters = false, onProgress }: ImportOptions = {},
): Promise<ImportResult> {
  const read = await readDocument(filePath);
  if (!read.ok) return read;
  const { file, faults, warnings } = checkDocument(read.document);
  const rows = file && toRows(read.document, file);
  faults.push(...(await takenFaults(deps.db, namesOf(read.document))));
  const store: PictureWork = (picture) =>
    rows && faults.length === 0
      ? storePicture(deps.dataDir, rows.company.company_id, picture)
      : tryPicture(picture.bytes);
  const { allowPrivateAddresses = false } = deps;
  const origin = { folder: dirname(filePath), allowPrivateAddresses };
  const pictures = await preparePictures(picturesOf(read.document), origin, store, onProgress);
  faults.push(...pictures.faults);
  if (!(file && rows) || faults.length > 0) return { ok: false, faults };
  const keyed = await listProviderRows(deps.db, file.company.id);
  const ids = keyed.map(({ provider_id }) => provider_id);
  warnings.push(...providerOddities(file, ids));
  const options = { importedAt: deps.clock(), setCounters };
  const kept = await transact(deps.db, (trx) => writeCompany(trx, rows, pictures.rows, options));
  if (kept instanceof Refusal) throw new Error("writing a company is never refused");
  await deps.events.publish("company_changed", file.company.id);
  await countLargeMenu(deps.db, rows);
  return accepted(file, pictures.count, warnings, kept);
}

/** From so many rows on, a plan that was made for a few of them is a slow one. */
const LARGE = 1_000;

/** Counts the tables of a large menu now, so that the next order is planned for its size. */
async function countLargeMenu(db: ImportDeps["db"], rows: CompanyRows): Promise<void> {
  const { categories, products, variants, groups, modifiers } = rows;
  const counts = { categories, products, variants, modifier_groups: groups, modifiers };
  for (const [table, { length }] of Object.entries(counts)) {
    if (length >= LARGE) await analyzeTable(db, table);
  }
}
