import type { Fault } from "@comanda/contract/calls/problems";
import type { Transaction } from "kysely";
import { type AuditActor, recordChange } from "../audit/audit.store.ts";
import { lockCompany } from "../companies/companies.store.ts";
import { raiseEditVersions } from "../companies/menu-version.store.ts";
import type { ApiContext } from "../context/api-context.ts";
import type { Deps } from "../context/deps.ts";
import type { Database } from "../db/schema/database.ts";
import { transact } from "../db/transact.ts";
import { takeHosts } from "../domains/take-hosts.ts";
import { checkFaults } from "../import/check-document.ts";
import type { JsonObject } from "../import/document/document-parts.ts";
import { directoryNames, takenNameFaults } from "../import/taken-name-faults.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { invalidPart, type MakeEdit, type MenuEdit } from "./changes/menu-edit.ts";
import { newFaults, sortFaults } from "./document/sent-faults.ts";
import { markPictures } from "./edited-company.store.ts";
import { isStillValid, type PreparedChange, prepareChange } from "./prepare-change.ts";
import { newPictures, replacedPictures, unknownPictures } from "./sent-pictures.ts";
import { releasedNameFaults } from "./write-hosts.ts";
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
 *
 * What takes long and writes nothing comes before the transaction, so that orders need not wait for it. The
 * transaction uses it only if the company is as it was read, and otherwise does it again.
 */
export async function changeDocument(
  context: EditContext,
  member: StaffMember,
  makeEdit: MakeEdit,
): Promise<ChangedDocument | Refusal> {
  const { companyId } = member;
  const prepared = await prepareChange(context.db, member, makeEdit);
  if (prepared instanceof Refusal) return prepared;
  if (prepared.edit === null) return { document: prepared.before, changeId: null };
  const changed = await transact(context.db, async (trx) => {
    await lockCompany(trx, companyId);
    const now = context.clock();
    return (await isStillValid(trx, companyId, prepared))
      ? writeChange(trx, member, now, prepared)
      : changeInTransaction(trx, member, now, makeEdit);
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
  const prepared = await prepareChange(trx, actor, makeEdit);
  return prepared instanceof Refusal ? prepared : writeChange(trx, actor, now, prepared);
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

/** Writes a change that was prepared from the company as it is now. */
async function writeChange(
  trx: Transaction<Database>,
  actor: AuditActor,
  now: Date,
  prepared: PreparedChange,
): Promise<ChangedDocument | Refusal> {
  const { before, edit } = prepared;
  if (edit === null) return { document: before, changeId: null };
  await takeHosts(trx, actor.companyId, edit.provenHosts ?? [], now);
  const refusal = await writeEdit(trx, actor.companyId, prepared, edit, now);
  if (refusal) return refusal;
  await raiseEditVersions(trx, actor.companyId);
  const changeId = await recordChange(trx, actor, now, edit.audit);
  return { document: edit.document, changeId };
}

/** Writes an edit; returns the refusal of one that breaks a rule. */
async function writeEdit(
  trx: Transaction<Database>,
  companyId: string,
  { before, faults, written }: PreparedChange,
  edit: MenuEdit,
  now: Date,
): Promise<Refusal | null> {
  const proven = edit.provenHosts ?? [];
  const { inside, outside } = sortFaults(faults, edit.document, edit.sent);
  const pictures = newPictures(before, edit.document);
  inside.push(...(await unknownPictures(trx, companyId, edit.sent, pictures)));
  inside.push(...(await newNameFaults(trx, before, edit.document, proven)));
  if (inside.length > 0) return invalidPart(inside);
  // A company may have faults of its own, by rules that came after its import.
  const made = outside.length > 0 ? newFaults(outside, checkFaults(before).faults) : [];
  if (made.length > 0 || !written) return partInUse(made);
  await writeMenu(trx, companyId, written.menu, {
    variants: [...edit.stock.variants],
    modifiers: [...edit.stock.modifiers],
  });
  await writeSettings(trx, before, edit.document, written.rows, { proven, now });
  for (const used of byKind(pictures)) await markPictures(trx, companyId, used, null);
  for (const replaced of byKind(replacedPictures(before, edit.document)))
    await markPictures(trx, companyId, replaced, now);
  return null;
}

type NamedPictures = ReturnType<typeof newPictures>;

const byKind = (pictures: NamedPictures) =>
  Array.from(
    Map.groupBy(pictures, ({ kind }) => kind),
    ([kind, named]) => ({ kind, sources: named.map(({ source }) => source) }),
  );

/**
 * Faults for hosts and QR codes that belong to another company, and for hosts that need a proof; none where
 * they stay the same.
 */
async function newNameFaults(
  trx: Transaction<Database>,
  before: JsonObject,
  after: JsonObject,
  proven: readonly string[],
): Promise<Fault[]> {
  if (before.hosts === after.hosts && before.qrs === after.qrs) return [];
  const names = directoryNames(after);
  return [
    ...(await takenNameFaults(trx, names)),
    ...(await releasedNameFaults(trx, names, proven)),
  ];
}

function partInUse(errors: Fault[]): Refusal {
  return new Refusal("part_in_use", { errors });
}
