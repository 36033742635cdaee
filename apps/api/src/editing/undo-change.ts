import { findAuditEntry } from "../audit/audit-log.store.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { changeDocument, type EditContext } from "./change-document.ts";
import { undoEdit } from "./changes/undo-edit.ts";

/**
 * Takes a change of the menu back by its entry in the audit log, as a change of its own. 404
 * `change_not_found`; 409 `change_not_undoable` for another kind; and as `undoEdit` and
 * `changeDocument`.
 */
export async function undoChange(
  context: EditContext,
  member: StaffMember,
  entryId: string,
): Promise<{ change_id: string | null } | Refusal> {
  const entry = await findAuditEntry(context.db, member.companyId, entryId);
  if (!entry) return new Refusal("change_not_found");
  const edit = undoEdit(entry);
  if (!edit) return new Refusal("change_not_undoable");
  const changed = await changeDocument(context, member, edit);
  return changed instanceof Refusal ? changed : { change_id: changed.changeId };
}
