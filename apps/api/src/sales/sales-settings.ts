import type { SalesSettings } from "@comanda/contract/sales/sales-schemas";
import type { ParsedStaffRequestPart } from "@comanda/contract/staff/staff-call-schemas";
import { businessDayOf } from "@comanda/domain/hours/business-day";
import { recordChange } from "../audit/audit.store.ts";
import { refuseSettingsAsChanged } from "../audit/refuse-settings-as-changed.ts";
import { lockCompany } from "../companies/companies.store.ts";
import { transact } from "../db/transact.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { readSalesCompany, type SalesContext } from "./sales-context.ts";
import { findSalesSettings, storeSalesSettings } from "./sales-settings.store.ts";

/** Returns when business days begin, and the present one; 404 `company_not_found`. */
export async function readSalesSettings(
  context: SalesContext,
  { companyId }: Pick<StaffMember, "companyId">,
): Promise<SalesSettings | Refusal> {
  const company = await readSalesCompany(context, companyId);
  if (company instanceof Refusal) return company;
  const settings = await findSalesSettings(context.db, companyId);
  if (!settings) return new Refusal("company_not_found");
  return { ...settings, today: businessDayOf(company.scope, context.clock()) };
}

/**
 * Changes when business days begin, for past days too. 404 `company_not_found`, 409
 * `settings_changed` when the sender has not seen the present settings; those that are there already
 * succeed.
 */
export async function updateSalesSettings(
  context: SalesContext,
  member: StaffMember,
  { revision, start_hour }: ParsedStaffRequestPart<"updateSalesSettings", "body">,
): Promise<SalesSettings | Refusal> {
  const { companyId } = member;
  const stored = await transact(context.db, async (trx) => {
    await lockCompany(trx, companyId);
    const found = await findSalesSettings(trx, companyId);
    if (!found) return new Refusal("company_not_found");
    if (found.start_hour === start_hour) return found;
    if (found.revision !== revision) return refuseSettingsAsChanged(trx, member, "sales.settings");
    await storeSalesSettings(trx, companyId, { start_hour, revision: revision + 1 });
    await recordChange(trx, member, context.clock(), {
      action: "sales.settings",
      target: null,
      before: { start_hour: found.start_hour },
      after: { start_hour },
    });
    return null;
  });
  return stored instanceof Refusal ? stored : readSalesSettings(context, member);
}
