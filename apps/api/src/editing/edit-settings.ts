import {
  SETTINGS_SECTIONS,
  type SettingsSection,
} from "@comanda/contract/settings/settings-sections";
import type {
  ParsedStaffRequestPart,
  StaffCallAnswer,
} from "@comanda/contract/staff/staff-call-schemas";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { changeDocument, type EditContext } from "./change-document.ts";
import { replaceSettings } from "./changes/replace-settings.ts";
import { readSettings } from "./read-settings.ts";

/**
 * Replaces a section of the settings. 403 `forbidden` where the section needs a permission that the
 * member lacks; the others as in `replaceSettings` and `changeDocument`.
 */
export async function updateSettings(
  context: EditContext,
  member: StaffMember,
  section: SettingsSection,
  { revision, value }: ParsedStaffRequestPart<"updateSettings", "body">,
): Promise<StaffCallAnswer<"updateSettings"> | Refusal> {
  if (!mayWriteSettings(member, section)) return new Refusal("forbidden");
  const changed = await changeDocument(context, member, replaceSettings(section, revision, value));
  if (changed instanceof Refusal) return changed;
  const answer = await readSettings(context, member.companyId, section);
  return answer instanceof Refusal ? answer : { ...answer, change_id: changed.changeId };
}

/** Whether a member may change a section. */
export function mayWriteSettings(member: StaffMember, section: SettingsSection): boolean {
  return member.permissions.includes(SETTINGS_SECTIONS[section].write);
}
