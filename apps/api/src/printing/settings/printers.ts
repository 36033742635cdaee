import type { Printer } from "@comanda/contract/staff/printer-schemas";
import type {
  ParsedStaffRequestPart,
  StaffCallAnswer,
} from "@comanda/contract/staff/staff-call-schemas";
import { printerStatus } from "@comanda/domain/printing/printer-error";
import { recordChange } from "../../audit/audit.store.ts";
import { lockCompany } from "../../companies/companies.store.ts";
import type { Deps } from "../../context/deps.ts";
import { transact } from "../../db/transact.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { StaffMember } from "../../staff/staff-member.ts";
import { hashPrinterToken, newPrinterToken } from "./printer-token.ts";
import {
  deletePrinter,
  findPrinters,
  insertPrinter,
  type PrinterWithQueue,
  updatePrinterRow,
} from "./printers.store.ts";
import { findPrintingCompany, storePrintingSettings } from "./printing-company.store.ts";

type Context = Pick<Deps, "db" | "clock">;
type PrinterWithToken = StaffCallAnswer<"createPrinter">;

/**
 * Adds a printer. The answer has its token; a repeated call gets the stored printer with the token
 * null. 403 `forbidden` by PIN; 404 `company_not_found`.
 */
export async function createPrinter(
  { db, clock }: Context,
  member: StaffMember,
  { id, ...choices }: ParsedStaffRequestPart<"createPrinter", "body">,
): Promise<PrinterWithToken | Refusal> {
  if (!mayMakeToken(member)) return new Refusal("forbidden");
  const { companyId } = member;
  const token = newPrinterToken();
  const now = clock();
  const created = await transact(db, async (trx) => {
    if (!(await findPrintingCompany(trx, companyId))) return new Refusal("company_not_found");
    const row = { company_id: companyId, id, ...choices, created_at: now };
    const inserted = await insertPrinter(trx, { ...row, token_hash: hashPrinterToken(token) });
    if (inserted) {
      const change = {
        action: "printers.create" as const,
        target: id,
        before: null,
        after: choices,
      };
      await recordChange(trx, member, now, change);
    }
    return inserted;
  });
  if (created instanceof Refusal) return created;
  return withToken(await readPrinter({ db, clock }, companyId, id), created ? token : null);
}

/** Changes a printer. 404 `printer_not_found`. */
export async function updatePrinter(
  { db, clock }: Context,
  member: StaffMember,
  id: string,
  choices: ParsedStaffRequestPart<"updatePrinter", "body">,
): Promise<Printer | Refusal> {
  const { companyId } = member;
  const changed = await transact(db, async (trx) => {
    const before = await updatePrinterRow(trx, { company_id: companyId, id }, choices);
    if (!before) return new Refusal("printer_not_found");
    const { name, kind, columns, as_pictures } = before;
    const previous = { name, kind, columns, as_pictures };
    const change = {
      action: "printers.update" as const,
      target: id,
      before: previous,
      after: choices,
    };
    await recordChange(trx, member, clock(), change);
    return before;
  });
  return changed instanceof Refusal ? changed : readPrinter({ db, clock }, companyId, id);
}

/**
 * Replaces a printer's token; the old one is refused from then on. 403 `forbidden` by PIN; 404
 * `printer_not_found`.
 */
export async function renewPrinterToken(
  { db, clock }: Context,
  member: StaffMember,
  id: string,
): Promise<PrinterWithToken | Refusal> {
  if (!mayMakeToken(member)) return new Refusal("forbidden");
  const { companyId } = member;
  const token = newPrinterToken();
  const changed = await transact(db, async (trx) => {
    const columns = { token_hash: hashPrinterToken(token) };
    const before = await updatePrinterRow(trx, { company_id: companyId, id }, columns);
    if (!before) return new Refusal("printer_not_found");
    const { name } = before;
    const change = {
      action: "printers.token" as const,
      target: id,
      before: { name },
      after: { name },
    };
    await recordChange(trx, member, clock(), change);
    return before;
  });
  if (changed instanceof Refusal) return changed;
  return withToken(await readPrinter({ db, clock }, companyId, id), token);
}

/**
 * Removes a printer, also from the stations. A repeated call changes nothing. 404
 * `company_not_found`.
 */
export async function removePrinter(
  { db, clock }: Context,
  member: StaffMember,
  id: string,
): Promise<{ removed: boolean } | Refusal> {
  const { companyId } = member;
  return transact(db, async (trx) => {
    await lockCompany(trx, companyId);
    const company = await findPrintingCompany(trx, companyId);
    if (!company) return new Refusal("company_not_found");
    const deleted = await deletePrinter(trx, { company_id: companyId, id });
    if (!deleted) return { removed: false };
    const withoutPrinter = <Place extends { printer_id: string | null }>(place: Place): Place =>
      place.printer_id === id ? { ...place, printer_id: null } : place;
    const { settings } = company;
    const stations = settings.stations.map(withoutPrinter);
    const after = { ...settings, stations, receipt: withoutPrinter(settings.receipt) };
    await storePrintingSettings(trx, companyId, after, clock());
    const change = { action: "printers.remove" as const, target: id, before: null, after: null };
    await recordChange(trx, member, clock(), change);
    return { removed: true };
  });
}

/** Returns a printer in the wire's form. 404 `printer_not_found`. */
export async function readPrinter(
  { db, clock }: Context,
  companyId: string,
  id: string,
): Promise<Printer | Refusal> {
  const [found] = await findPrinters(db, companyId, id);
  return found ? toWirePrinter(found, clock()) : new Refusal("printer_not_found");
}

/** Converts a printer's row to the wire's form. */
export function toWirePrinter(row: PrinterWithQueue, now: Date): Printer {
  const { id, name, kind, columns, as_pictures, queued } = row;
  return {
    id,
    name,
    kind,
    columns,
    as_pictures,
    status: printerStatus(row, now),
    queued,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    waiting_since: row.waiting_since?.toISOString() ?? null,
  };
}

/**
 * A token reads the tickets of all later orders, with names, phone numbers and addresses, and stays when
 * a PIN is changed and a tablet is revoked: who is signed in by PIN makes none.
 */
function mayMakeToken({ tabletId }: StaffMember): boolean {
  return tabletId === null;
}

function withToken(printer: Printer | Refusal, token: string | null): PrinterWithToken | Refusal {
  if (printer instanceof Refusal) return printer;
  const path = token && printer.kind === "cloudprnt" ? `/ms-printing/cloudprnt/${token}` : null;
  return { printer, token, cloudprnt_path: path };
}
