import { isDeepStrictEqual } from "node:util";
import type { PrintingSettings } from "@comanda/contract/staff/printer-schemas";
import type { Printing } from "@comanda/contract/staff/printing-schemas";
import { recordChange } from "../../audit/audit.store.ts";
import { refuseSettingsAsChanged } from "../../audit/refuse-settings-as-changed.ts";
import { lockCompany } from "../../companies/companies.store.ts";
import type { Deps } from "../../context/deps.ts";
import { transact } from "../../db/transact.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { StaffMember } from "../../staff/staff-member.ts";
import { findPrinters } from "./printers.store.ts";
import { toWirePrinter } from "./printers.ts";
import { findPrintingCompany, storePrintingSettings } from "./printing-company.store.ts";

/** Settings, and the printers with their health. 404 `company_not_found`. */
export async function readPrinting(
  { db, clock }: Pick<Deps, "db" | "clock">,
  companyId: string,
): Promise<Printing | Refusal> {
  const company = await findPrintingCompany(db, companyId);
  if (!company) return new Refusal("company_not_found");
  const printers = await findPrinters(db, companyId);
  const now = clock();
  return { settings: company.settings, printers: printers.map((each) => toWirePrinter(each, now)) };
}

/**
 * Changes when and where tickets are printed. 404 `company_not_found`; 409 `settings_changed` when the
 * sender has not seen the present settings, while those that are there already succeed; 422
 * `invalid_body` for a printer that the company does not have.
 */
export async function updatePrinting(
  { db, clock }: Pick<Deps, "db" | "clock">,
  member: StaffMember,
  { revision, ...settings }: PrintingSettings,
): Promise<PrintingSettings | Refusal> {
  const { companyId } = member;
  return transact(db, async (trx) => {
    await lockCompany(trx, companyId);
    const company = await findPrintingCompany(trx, companyId);
    if (!company) return new Refusal("company_not_found");
    const { revision: present, ...before } = company.settings;
    if (isDeepStrictEqual(before, settings)) return company.settings;
    if (present !== revision) return refuseSettingsAsChanged(trx, member, "printing.settings");
    const known = (await findPrinters(trx, companyId)).map(({ id }) => id);
    const errors = unknownPrinters(settings, known);
    if (errors.length > 0) return new Refusal("invalid_body", { errors });
    const after = { ...settings, revision: revision + 1 };
    await storePrintingSettings(trx, companyId, after, clock());
    const change = { action: "printing.settings" as const, target: null, before, after: settings };
    await recordChange(trx, member, clock(), change);
    return after;
  });
}

type Places = Pick<PrintingSettings, "stations" | "receipt">;

function unknownPrinters({ stations, receipt }: Places, known: readonly string[]) {
  const places = [
    ...stations.map(({ printer_id: id }, at) => ({ id, path: `stations.${at}.printer_id` })),
    { id: receipt.printer_id, path: "receipt.printer_id" },
  ];
  return places
    .filter(({ id }) => id !== null && !known.includes(id))
    .map(({ path }) => ({ path, message: "is no printer of the company", code: "gone" as const }));
}
