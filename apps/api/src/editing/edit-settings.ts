import {
  SETTINGS_SECTIONS,
  type SettingsSection,
} from "@comanda/contract/settings/settings-sections";
import type {
  ParsedStaffRequestPart,
  StaffCallAnswer,
} from "@comanda/contract/staff/staff-call-schemas";
import { findHosts } from "../domains/hosts.store.ts";
import { provenHosts } from "../domains/proven-hosts.ts";
import { findReleasedHosts } from "../domains/released-hosts.store.ts";
import { findTakenNames } from "../import/company.store.ts";
import { directoryNames } from "../import/taken-name-faults.ts";
import type { DnsLookup } from "../shared/dns-lookup.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { changeDocument, type EditContext } from "./change-document.ts";
import { invalidPart, type MakeEdit } from "./changes/menu-edit.ts";
import { replaceSettings } from "./changes/replace-settings.ts";
import { readSettings } from "./read-settings.ts";

export type SettingsContext = EditContext & { findTexts: DnsLookup };

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
  const names = section === "site" ? await namesByDns(context, member.companyId, value) : null;
  if (names instanceof Refusal) return names;
  const makeEdit = replaceSettings(section, revision, value);
  const changed = await changeDocument(context, member, withProvenHosts(makeEdit, names?.proven));
  if (changed instanceof Refusal) return changed;
  for (const loser of names?.losers ?? []) await context.events.publish("company_changed", loser);
  const answer = await readSettings(context, member.companyId, section);
  return answer instanceof Refusal ? answer : { ...answer, change_id: changed.changeId };
}

/** Whether a member may change a section. */
export function mayWriteSettings(member: StaffMember, section: SettingsSection): boolean {
  return member.permissions.includes(SETTINGS_SECTIONS[section].write);
}

type NamesByDns = {
  /** The names that need a proof, because another company has them or this one has lost them, and have it. */
  proven: string[];
  /** The companies that have them now. */
  losers: Set<string>;
};

/** Asks the DNS of the sent names that need a proof. */
async function namesByDns(
  { db, findTexts }: SettingsContext,
  companyId: string,
  value: unknown,
): Promise<NamesByDns | Refusal> {
  const { hosts } = directoryNames(value);
  const keys = hosts.map(({ key }) => key);
  const taken = await findTakenNames(db, { companyId, hosts: keys, qrIds: [] });
  // What the company has again needs no other proof: a failing name server must not stop its saves.
  const own = new Set((await findHosts(db, companyId)).map(({ host }) => host));
  const lost = keys.filter((key) => !own.has(key));
  const released = await findReleasedHosts(db, companyId, lost);
  const found = await provenHosts(findTexts, companyId, [
    ...new Set([...taken.hosts.keys(), ...released]),
  ]);
  const unanswered = hosts.filter(({ key }) => found.unanswered.includes(key));
  if (unanswered.length > 0)
    return invalidPart(
      unanswered.map(({ path }) => ({ path, message: UNANSWERED, code: "unanswered" })),
    );
  const losers = new Set(found.proven.flatMap((host) => taken.hosts.get(host) ?? []));
  return { proven: found.proven, losers };
}

const UNANSWERED =
  "needs a proof, and no name server has said in time whether it has one: save again";

function withProvenHosts(makeEdit: MakeEdit, proven: readonly string[] = []): MakeEdit {
  if (proven.length === 0) return makeEdit;
  return (document) => {
    const edit = makeEdit(document);
    if (edit === null || edit instanceof Refusal) return edit;
    return { ...edit, provenHosts: proven };
  };
}
