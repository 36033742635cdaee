import type {
  AlertSettingsToStore,
  StoredAlertSettings,
} from "@comanda/contract/staff/alert-schemas";
import { recordChange } from "../audit/audit.store.ts";
import { refuseSettingsAsChanged } from "../audit/refuse-settings-as-changed.ts";
import { readCatalog } from "../catalog/read-catalog.ts";
import { lockCompany } from "../companies/companies.store.ts";
import { transact } from "../db/transact.ts";
import { Refusal } from "../shared/refusal.ts";
import { DEMO_ACCOUNT_ID } from "../staff/demo-account.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import type { AlertContext } from "./alert-context.ts";
import {
  findAlertSettings,
  type RevisedAlertSettings,
  storeAlertSettings,
} from "./alert-settings.store.ts";

type Context = Pick<AlertContext, "db" | "clock" | "catalogCache">;

/**
 * Returns what follows when an order gets no answer. A member who may not change the settings does not
 * see the addresses. 404 `company_not_found`.
 */
export async function readAlertSettings(
  context: Context,
  { companyId, permissions }: StaffMember,
): Promise<StoredAlertSettings | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const { revision, settings } = await findAlertSettings(context.db, companyId);
  if (permissions.includes("settings.write")) return { revision, ...settings };
  return { revision, ...settings, mail: { ...settings.mail, addresses: [] } };
}

/**
 * Changes the settings that the sender has seen. 404 `company_not_found`, 409 `settings_changed`, 403
 * `not_for_the_demo` for an address that the demo's account adds: it would get mails from strangers.
 */
export async function updateAlertSettings(
  context: Context,
  member: StaffMember,
  { revision, ...settings }: AlertSettingsToStore,
): Promise<StoredAlertSettings | Refusal> {
  const { companyId } = member;
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  return transact(context.db, async (trx) => {
    await lockCompany(trx, companyId);
    const before = await findAlertSettings(trx, companyId);
    const isKnown = (address: string) => before.settings.mail.addresses.includes(address);
    if (member.accountId === DEMO_ACCOUNT_ID && !settings.mail.addresses.every(isKnown))
      return new Refusal("not_for_the_demo");
    if (isSame(before.settings, settings)) return { revision: before.revision, ...settings };
    if (before.revision !== revision)
      return refuseSettingsAsChanged(trx, member, "alerts.settings");
    const next = { revision: revision + 1, settings };
    await storeAlertSettings(trx, companyId, next);
    await recordChange(trx, member, context.clock(), {
      action: "alerts.settings",
      target: null,
      before: withoutAddresses(before.settings),
      after: withoutAddresses(settings),
    });
    return { revision: next.revision, ...settings };
  });
}

type Settings = RevisedAlertSettings["settings"];

const isSame = (one: Settings, other: Settings): boolean =>
  JSON.stringify(settingValues(one)) === JSON.stringify(settingValues(other));

/** The values in a fixed order: stored and sent settings may have their fields in different orders. */
const settingValues = ({ push, mail, pause }: Settings) => [
  [push.active, push.after_seconds],
  [mail.active, mail.after_seconds, ...mail.addresses],
  [pause.active, pause.after_seconds, pause.minutes],
];

/** Addresses are personal data of staff: the audit log says only how many there are. */
const withoutAddresses = ({ mail, ...settings }: Settings) => ({
  ...settings,
  mail: { ...mail, addresses: mail.addresses.length },
});
