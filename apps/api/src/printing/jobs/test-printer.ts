import type { PrintJob } from "@comanda/contract/staff/printing-schemas";
import type { Deps } from "../../context/deps.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { StaffMember } from "../../staff/staff-member.ts";
import { findPrintJob, insertPrintJobs } from "../queue/print-jobs.store.ts";
import { findPrinters } from "../settings/printers.store.ts";
import { findPrintingCompany } from "../settings/printing-company.store.ts";
import { toWireJob } from "./print-job-view.ts";
import { testTicketBlocks } from "./test-ticket-blocks.ts";

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
  const facts = { company, printer: printer.name, member: name, now };
  const blocks = testTicketBlocks(language, facts);
  const key = { company_id: companyId, id };
  await insertPrintJobs(db, [
    {
      ...key,
      printer_id: printerId,
      order_id: null,
      kind: "test",
      station: "",
      station_name: null,
      copy: 1,
      reprint: 0,
      ticket: JSON.stringify({ language, blocks }),
      state: "queued",
      reason: null,
      created_at: now,
      requested_by: name,
    },
  ]);
  const job = await findPrintJob(db, key);
  return job?.printer_id === printerId ? toWireJob(job) : new Refusal("printer_not_found");
}
