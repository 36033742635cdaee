import type { Fault } from "@comanda/contract/calls/problems";
import type { Kysely } from "kysely";
import type { AuditActor } from "../audit/audit.store.ts";
import type { Database } from "../db/schema/database.ts";
import { checkFaults } from "../import/check-document.ts";
import type { CompanyRows } from "../import/company-rows.ts";
import type { JsonObject } from "../import/document/document-parts.ts";
import { toDocument, withStock } from "../import/to-document.ts";
import { toRows } from "../import/to-rows.ts";
import { Refusal } from "../shared/refusal.ts";
import { createYield } from "../shared/yield-to-requests.ts";
import type { MakeEdit, MenuEdit } from "./changes/menu-edit.ts";
import { readCompanyVersion, readCompanyWithVersion } from "./edited-company.store.ts";
import { withPartConflict } from "./with-part-conflict.ts";
import { type MenuDifference, menuDifference } from "./write-menu.ts";

/** A change of a company's document that is not written yet. */
export type PreparedChange = {
  /** The company of which it was made. */
  version: string;
  before: JsonObject;
  /** Null when there is nothing to change. */
  edit: MenuEdit | null;
  /** Faults of the changed document, by all rules of the import. */
  faults: Fault[];
  /** The rows of the changed document, and how they differ from the stored ones; null with faults. */
  written: { rows: CompanyRows; menu: MenuDifference } | null;
};

/** Reads a company, makes a change of its document and checks it, and writes nothing. */
export async function prepareChange(
  db: Kysely<Database>,
  actor: AuditActor,
  makeEdit: MakeEdit,
): Promise<PreparedChange | Refusal> {
  const read = await readCompanyWithVersion(db, actor.companyId);
  if (!read) return new Refusal("company_not_found");
  const { version, rows: stored } = read;
  const giveWay = createYield();
  const before = toDocument(stored) as JsonObject;
  await giveWay();
  const edit = makeEdit(before);
  await giveWay();
  if (edit instanceof Refusal) return withPartConflict(db, actor, edit);
  const prepared = { version, before };
  if (edit === null) return { ...prepared, edit, faults: [], written: null };
  const { parsed, faults } = checkFaults(edit.document);
  await giveWay();
  const rows = parsed ? toRows(edit.document, parsed) : null;
  await giveWay();
  const written = rows && { rows, menu: menuDifference(withCurrentStock(stored), rows) };
  await giveWay();
  return { ...prepared, edit, faults, written };
}

/**
 * Whether a change that was prepared earlier may be written in a transaction that has locked the company:
 * no edit, no import and no mark of staff came since. Orders may have changed the stock, which a change
 * keeps. Only what it sets is compared with the stock that it has read, so such a change is made again.
 */
export async function isStillValid(
  trx: Kysely<Database>,
  companyId: string,
  { version, edit }: PreparedChange,
): Promise<boolean> {
  const setsStock = edit !== null && edit.stock.variants.size + edit.stock.modifiers.size > 0;
  return !setsStock && (await readCompanyVersion(trx, companyId)) === version;
}

/**
 * Puts the stock, which has columns of its own, back into the documents of the rows, so that they
 * can be compared.
 */
function withCurrentStock(rows: CompanyRows): CompanyRows {
  return {
    ...rows,
    variants: rows.variants.map((row) => ({ ...row, document: withStock(row) })),
    modifiers: rows.modifiers.map((row) => ({ ...row, document: withStock(row) })),
  };
}
