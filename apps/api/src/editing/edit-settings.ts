import {
  SETTINGS_SECTIONS,
  type SettingsSection,
} from "@comanda/contract/settings/settings-sections";
import type {
  ParsedStaffRequestPart,
  StaffCallAnswer,
} from "@comanda/contract/staff/staff-call-schemas";
import { provenHosts } from "../domains/proven-hosts.ts";
import { findTakenNames } from "../import/company.store.ts";
import { uniqueNames } from "../import/taken-name-faults.ts";
import type { FindTexts } from "../shared/find-texts.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { changeDocument, type EditContext } from "./change-document.ts";
import { invalidPart, type MakeEdit } from "./changes/menu-edit.ts";
import { replaceSettings } from "./changes/replace-settings.ts";
import { readSettings } from "./read-settings.ts";

export type SettingsContext = EditContext & { findTexts: FindTexts };

/**
 * Replaces a section of the settings. 403 `forbidden` where the section needs a permission that the
 * member lacks; the others as in `replaceSettings` and `changeDocument`. A name of another company moves
 * to this one where its DNS says so (decision 90); 422 `invalid_part` where no name server says it in time.
 */
export async function updateSettings(
  context: SettingsContext,
  member: StaffMember,
  section: SettingsSection,
  { revision, value }: ParsedStaffRequestPart<"updateSettings", "body">,
): Promise<StaffCallAnswer<"updateSettings"> | Refusal> {
  if (!mayWriteSettings(member, section)) return new Refusal("forbidden");
  const taken = section === "site" ? await takenAndProven(context, member.companyId, value) : null;
  if (taken instanceof Refusal) return taken;
  const makeEdit = replaceSettings(section, revision, value);
  const changed = await changeDocument(context, member, withTakenHosts(makeEdit, taken));
  if (changed instanceof Refusal) return changed;
  for (const loser of new Set(taken?.values()))
    await context.events.publish("company_changed", loser);
  const answer = await readSettings(context, member.companyId, section);
  return answer instanceof Refusal ? answer : { ...answer, change_id: changed.changeId };
}

/** Whether a member may change a section. */
export function mayWriteSettings(member: StaffMember, section: SettingsSection): boolean {
  return member.permissions.includes(SETTINGS_SECTIONS[section].write);
}

/** The sent names that another company has and whose DNS says that they are this one's, with the other. */
async function takenAndProven(
  { db, findTexts }: SettingsContext,
  companyId: string,
  value: unknown,
): Promise<Map<string, string> | Refusal> {
  const { hosts } = uniqueNames(value);
  const keys = hosts.map(({ key }) => key);
  const taken = await findTakenNames(db, { companyId, hosts: keys, qrIds: [] });
  const found = await provenHosts(findTexts, companyId, [...taken.hosts.keys()]);
  const unanswered = hosts.filter(({ key }) => found.unanswered.includes(key));
  if (unanswered.length > 0)
    return invalidPart(
      unanswered.map(({ path }) => ({ path, message: UNANSWERED, code: "unanswered" })),
    );
  return new Map([...taken.hosts].filter(([host]) => found.proven.includes(host)));
}

const UNANSWERED =
  "belongs to another company, and no name server has said in time whether it may move here: save again";

function withTakenHosts(makeEdit: MakeEdit, taken: Map<string, string> | null): MakeEdit {
  if (!taken?.size) return makeEdit;
  return (document) => {
    const edit = makeEdit(document);
    if (edit === null || edit instanceof Refusal) return edit;
    return { ...edit, takenHosts: [...taken.keys()] };
  };
}
