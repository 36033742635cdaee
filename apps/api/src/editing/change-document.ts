import type { Fault } from "@comanda/contract/calls/problems";
import type { Transaction } from "kysely";
import { type AuditActor, recordChange } from "../audit/audit.store.ts";
import { lockCompany } from "../companies/companies.store.ts";
import type { ApiContext } from "../context/api-context.ts";
import type { Deps } from "../context/deps.ts";
import type { Database } from "../db/schema/database.ts";
import { transact } from "../db/transact.ts";
import { checkFaults } from "../import/check-document.ts";
import type { CompanyRows } from "../import/company-rows.ts";
import type { JsonObject } from "../import/document/document-parts.ts";
import { readStoredRows } from "../import/imported-company.store.ts";
import { takenNameFaults, uniqueNames } from "../import/taken-name-faults.ts";
import { toDocument, withStock } from "../import/to-document.ts";
import { toRows } from "../import/to-rows.ts";
import { Refusal } from "../shared/refusal.ts";
import { shortTurns } from "../shared/short-turns.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { invalidPart, type MakeEdit, type MenuEdit } from "./changes/menu-edit.ts";
import { newFaults, sortFaults } from "./document/sent-faults.ts";
import { markPicturesUsed, raiseEditVersions } from "./edited-company.store.ts";
import { withWhoWasFirst } from "./refuse-part-as-changed.ts";
import { newPictures, unknownPictures } from "./sent-pictures.ts";
import { takeHosts } from "./take-hosts.ts";
import { writeMenu } from "./write-menu.ts";
import { writeSettings } from "./write-settings.ts";

export type EditContext = Pick<ApiContext, "db" | "clock"> & Pick<Deps, "events">;

/** The company's document after a change; `changeId` is the audit entry, null for no change. */
export type ChangedDocument = { document: JsonObject; changeId: string | null };

/**
 * Changes the document of a company: its import file as the database has it. Reads the document,
 * makes the change, checks the whole document by all rules of the import, and writes the rows that
 * differ and an audit entry, in one transaction. The transaction locks the company, as an import
 * does, so that no order is placed meanwhile. Stock that was sold stays sold. 404
 * `company_not_found`; 422 `invalid_part` for faults in what was sent; 409 `part_in_use` for faults
 * that the change makes elsewhere; and the change's own.
 */
export async function changeDocument(
  context: EditContext,
  member: StaffMember,
  makeEdit: MakeEdit,
): Promise<ChangedDocument | Refusal> {
  const { companyId } = member;
  const changed = await transact(context.db, async (trx) => {
    await lockCompany(trx, companyId);
    return changeInTransaction(trx, member, context.clock(), makeEdit);
  });
  await publishChange(context, companyId, changed);
  return changed;
}

/**
 * As `changeDocument`, in a transaction that has locked the company. Call `publishChange` when it has
 * been committed.
 */
export async function changeInTransaction(
  trx: Transaction<Database>,
  actor: AuditActor,
  now: Date,
  makeEdit: MakeEdit,
): Promise<ChangedDocument | Refusal> {
  const { companyId } = actor;
  const stored = await readStoredRows(trx, companyId);
  if (!stored) return new Refusal("company_not_found");
  const turn = shortTurns();
  const before = toDocument(stored.rows) as JsonObject;
  await turn();
  const edit = makeEdit(before);
  await turn();
  if (edit instanceof Refusal) return withWhoWasFirst(trx, actor, edit);
  if (edit === null) return { document: before, changeId: null };
  await takeHosts(trx, companyId, edit.takenHosts ?? [], now);
  const refusal = await writeEdit(trx, stored.rows, before, edit, turn);
  if (refusal) return refusal;
  await raiseEditVersions(trx, companyId);
  const changeId = await recordChange(trx, actor, now, edit.audit);
  return { document: edit.document, changeId };
}

/** Makes other processes read the company again after a change. */
export async function publishChange(
  { events }: Pick<EditContext, "events">,
  companyId: string,
  changed: { changeId: string | null } | Refusal,
): Promise<void> {
  if (!(changed instanceof Refusal) && changed.changeId !== null)
    await events.publish("company_changed", companyId);
}

/** Checks an edit and writes it; returns the refusal of an edit that breaks a rule. */
async function writeEdit(
  trx: Transaction<Database>,
  stored: CompanyRows,
  before: JsonObject,
  edit: MenuEdit,
  turn: () => Promise<void>,
): Promise<Refusal | null> {
  const { company_id } = stored.company;
  const { parsed, faults } = checkFaults(edit.document);
  await turn();
  const { inside, outside } = sortFaults(faults, edit.document, edit.sent);
  const pictures = newPictures(before, edit.document);
  inside.push(...(await unknownPictures(trx, company_id, edit.sent, pictures)));
  inside.push(...(await newlyTakenNames(trx, before, edit.document)));
  if (inside.length > 0) return invalidPart(inside);
  // A company may have faults of its own, by rules that came after its import.
  const made = outside.length > 0 ? newFaults(outside, checkFaults(before).faults) : [];
  if (made.length > 0 || !parsed) return partInUse(made);
  const rows = toRows(edit.document, parsed);
  await turn();
  await writeMenu(trx, withCurrentStock(stored), rows, {
    variants: [...edit.stock.variants],
    modifiers: [...edit.stock.modifiers],
  });
  await writeSettings(trx, before, edit.document, rows);
  for (const [kind, named] of Map.groupBy(pictures, (picture) => picture.kind)) {
    const sources = named.map(({ source }) => source);
    await markPicturesUsed(trx, company_id, kind, sources);
  }
  return null;
}

/** Faults for hosts and QR codes that belong to another company; none where they stay the same. */
async function newlyTakenNames(
  trx: Transaction<Database>,
  before: JsonObject,
  after: JsonObject,
): Promise<Fault[]> {
  if (before.hosts === after.hosts && before.qrs === after.qrs) return [];
  return takenNameFaults(trx, uniqueNames(after));
}

function partInUse(errors: Fault[]): Refusal {
  return new Refusal("part_in_use", { errors });
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
