import type { PrintJob } from "@comanda/contract/staff/printing-schemas";
import { dayAndTime } from "@comanda/domain/printing/kitchen-ticket";
import type { TicketBlock } from "@comanda/domain/printing/ticket-block";
import { ticketWords } from "@comanda/domain/printing/ticket-words";
import type { Deps } from "../../context/deps.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { StaffMember } from "../../staff/staff-member.ts";
import { findPrintJob, insertPrintJobs } from "../queue/print-jobs.store.ts";
import { findPrinters } from "../settings/printers.store.ts";
import { findPrintingCompany } from "../settings/printing-company.store.ts";
import { toWireJob } from "./print-job-view.ts";

/** Queues a test ticket, once for its id. 404 `printer_not_found`. */
export async function testPrinter(
  { db, clock }: Pick<Deps, "db" | "clock">,
  member: StaffMember,
  { printerId, id }: { printerId: string; id: string },
): Promise<PrintJob | Refusal> {
  const { companyId, name } = member;
  const company = await findPrintingCompany(db, companyId);
  const [printer] = company ? await findPrinters(db, companyId, printerId) : [];
  if (!(company && printer)) return new Refusal("printer_not_found");
  const now = clock();
  const { language } = company.settings;
  const blocks: TicketBlock[] = [
    { kind: "text", text: ticketWords[language].test, align: "center", size: 2, bold: true },
    { kind: "text", text: printer.name, align: "center" },
    { kind: "rule" },
    { kind: "text", text: company.name },
    { kind: "pair", start: name, end: dayAndTime("UTC", now) },
    { kind: "text", text: "ÁÉÍÑÓÚÜ áéíñóúü ÀÇÈ ß €", align: "center" },
  ];
  const key = { company_id: companyId, id };
  await insertPrintJobs(db, [
    {
      ...key,
      printer_id: printerId,
      ...{ order_id: null, kind: "test", station: "", station_name: null, copy: 1, reprint: 0 },
      ticket: JSON.stringify({ language, blocks }),
      ...{ state: "queued", reason: null, created_at: now, requested_by: name },
    },
  ]);
  const job = await findPrintJob(db, key);
  return job?.printer_id === printerId ? toWireJob(job) : new Refusal("printer_not_found");
}
