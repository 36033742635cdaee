import type { PrintJob } from "@comanda/contract/staff/printing-schemas";
import { findStaffOrder } from "../../board/staff-orders.store.ts";
import type { Deps } from "../../context/deps.ts";
import { Refusal } from "../../shared/refusal.ts";
import { findOrderJobs } from "../queue/print-jobs.store.ts";
import { findPrinters } from "../settings/printers.store.ts";
import { toWaitingJob } from "./print-job-view.ts";

/** What was printed of an order, what waits, and why. 404 `order_not_found`. */
export async function listPrintJobs(
  { db, clock }: Pick<Deps, "db" | "clock">,
  companyId: string,
  orderId: string,
): Promise<{ jobs: PrintJob[] } | Refusal> {
  if (!(await findStaffOrder(db, companyId, orderId))) return new Refusal("order_not_found");
  const rows = await findOrderJobs(db, companyId, orderId);
  const isWaiting = rows.some(({ state }) => state === "queued");
  const printers = isWaiting ? await findPrinters(db, companyId) : [];
  const byId = new Map(printers.map((printer) => [printer.id, printer]));
  const now = clock();
  return { jobs: rows.map((row) => toWaitingJob(row, byId, now)) };
}
