import { settingsSections } from "@comanda/contract/settings/settings-sections";
import { findAuditEntry } from "../audit/audit-log.store.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { changeDocument, type EditContext } from "./change-document.ts";
import type { MakeEdit } from "./changes/menu-edit.ts";
import { changedSections, undoSettings } from "./changes/replace-settings.ts";
import { type AuditedEdit, undoEdit } from "./changes/undo-edit.ts";
import { mayWriteSettings } from "./edit-settings.ts";

/**
 * Takes a change of the menu or the settings back by its entry in the audit log, as a change of its
 * own. 404 `change_not_found`; 409 `change_not_undoable` for another kind; 403 `forbidden` for a
 * section of the settings that the member may not change; and as `undoEdit`, `undoSettings` and
 * `changeDocument`.
 */
export async function undoChange(
  context: EditContext,
  member: StaffMember,
  entryId: string,
): Promise<{ change_id: string | null } | Refusal> {
  const entry = await findAuditEntry(context.db, member.companyId, entryId);
  if (!entry) return new Refusal("change_not_found");
  const edit = entry.action === "settings.change" ? undoSection(member, entry) : undoEdit(entry);
  if (edit instanceof Refusal) return edit;
  if (!edit) return new Refusal("change_not_undoable");
  const changed = await changeDocument(context, member, edit);
  return changed instanceof Refusal ? changed : { change_id: changed.changeId };
}

function undoSection(member: StaffMember, entry: AuditedEdit): MakeEdit | Refusal | undefined {
  const section = settingsSections.find((each) => each === entry.target);
  if (!section) return undefined;
  return changedSections(section, entry).every((each) => mayWriteSettings(member, each))
    ? undoSettings(section, entry)
    : new Refusal("forbidden");
}
