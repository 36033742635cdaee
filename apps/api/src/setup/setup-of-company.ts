import type { ImportFile } from "@comanda/contract/companies/import-file";
import type { Setup } from "@comanda/contract/setup/setup-schemas";
import type { ParsedStaffRequestPart } from "@comanda/contract/staff/staff-call-schemas";
import { parseServiceType } from "@comanda/domain/company/service-type";
import { isOnlineMethod, type PaymentMethodKind } from "@comanda/domain/orders/payment-method";
import { isLive, setupList } from "@comanda/domain/setup/setup-list";
import { recordChange } from "../audit/audit.store.ts";
import { refuseSettingsAsChanged } from "../audit/refuse-settings-as-changed.ts";
import { lockCompany } from "../companies/companies.store.ts";
import type { ApiContext } from "../context/api-context.ts";
import { transact } from "../db/transact.ts";
import { readEditedCompany } from "../editing/edited-company.store.ts";
import { checkFaults } from "../import/check-document.ts";
import { toDocument } from "../import/to-document.ts";
import { listProviderRows } from "../payments/provider-keys.store.ts";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { findSetup, storeSetup } from "./setup.store.ts";

type Context = Pick<ApiContext, "db" | "clock">;

/** Returns what is set and what is missing for a first order; 404 `company_not_found`. */
export async function readSetup(
  { db }: Pick<Context, "db">,
  companyId: string,
): Promise<Setup | Refusal> {
  const [setup, found] = [await findSetup(db, companyId), await readEditedCompany(db, companyId)];
  if (!setup || !found) return new Refusal("company_not_found");
  const { parsed: file } = checkFaults(toDocument(found.rows));
  if (!file) throw new Error(`The company ${companyId} is stored in a broken format`);
  const { begun, ...notes } = setup;
  return {
    ...notes,
    listed: begun && !notes.dismissed,
    live: isLive(file.ecommerce_settings),
    lines: setupList({
      company: file.company,
      settings: file.ecommerce_settings,
      categories: file.categories,
      paymentMethods: usableMethods(file, await listProviderRows(db, companyId)),
      codeTypes: file.qrs.map(({ ordering_type }) => parseServiceType(ordering_type)),
      codePrinted: notes.code_printed,
    }),
  };
}

/** The methods without those of providers that have no keys: with these no guest can pay. */
function usableMethods(file: ImportFile, providers: { provider_id: string }[]) {
  const known = new Set(["sandbox", ...providers.map(({ provider_id }) => provider_id)]);
  const isUsable = (method: PaymentMethodKind) =>
    !isOnlineMethod(method) || known.has(method.provider_id ?? "");
  const { delivery, takeaway, onsite, table } = file.payment_methods;
  return {
    delivery: delivery.filter(isUsable),
    takeaway: takeaway.filter(isUsable),
    onsite: onsite.filter(isUsable),
    table: table.filter(isUsable),
  };
}

/**
 * Notes that a code was printed, or that the list is dismissed. 404 `company_not_found`, 409
 * `settings_changed`; what is there already succeeds.
 */
export async function updateSetup(
  { db, clock }: Context,
  member: StaffMember,
  { revision, code_printed, dismissed }: ParsedStaffRequestPart<"updateSetup", "body">,
): Promise<Setup | Refusal> {
  const { companyId } = member;
  const stored = await transact(db, async (trx) => {
    await lockCompany(trx, companyId);
    const found = await findSetup(trx, companyId);
    if (!found) return new Refusal("company_not_found");
    if (found.code_printed === code_printed && found.dismissed === dismissed) return found;
    if (found.revision !== revision) return refuseSettingsAsChanged(trx, member, "setup.change");
    await storeSetup(trx, companyId, { code_printed, dismissed, revision: revision + 1 });
    await recordChange(trx, member, clock(), {
      action: "setup.change",
      target: null,
      before: { code_printed: found.code_printed, dismissed: found.dismissed },
      after: { code_printed, dismissed },
    });
    return null;
  });
  return stored instanceof Refusal ? stored : readSetup({ db }, companyId);
}
