import type { PrintJob } from "@comanda/contract/staff/printing-schemas";
import { findStaffOrder } from "../../board/staff-orders.store.ts";
import type { Deps } from "../../context/deps.ts";
import { Refusal } from "../../shared/refusal.ts";
import { findOrderJobs } from "../queue/print-jobs.store.ts";
import { toWireJob } from "./print-job-view.ts";

/** What was printed of an order, and what waits. 404 `order_not_found`. */
export async function listPrintJobs(
  { db }: Pick<Deps, "db">,
  companyId: string,
  orderId: string,
): Promise<{ jobs: PrintJob[] } | Refusal> {
  if (!(await findStaffOrder(db, companyId, orderId))) return new Refusal("order_not_found");
  return { jobs: (await findOrderJobs(db, companyId, orderId)).map(toWireJob) };
}
