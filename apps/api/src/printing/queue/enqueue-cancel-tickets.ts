import type { Kysely } from "kysely";
import type { StoredStaffOrder } from "../../board/staff-orders.store.ts";
import type { Database } from "../../db/schema/database.ts";
import type { PrintingCompany } from "../settings/printing-company.store.ts";
import { composeCancelTickets } from "./compose-tickets.ts";
import { findStationsOnPaper, giveUpWaitingJobs } from "./order-tickets.store.ts";
import { findCategoriesOfOrder, findPrintedChange, insertPrintJobs } from "./print-jobs.store.ts";
import { lastChangeOf, toJobs } from "./ticket-jobs.ts";
import { toTicketOrder } from "./ticket-order.ts";

/**
 * Gives up the tickets of a cancelled order that no printer has taken, and queues once a ticket for each
 * station that may have its part on paper, so that the kitchen stops. Returns how many were queued.
 */
export async function enqueueCancelTickets(
  { db, now }: { db: Kysely<Database>; now: Date },
  stored: StoredStaffOrder,
  company: PrintingCompany,
): Promise<number> {
  const { company_id: companyId, id } = stored.order;
  // The end of an order is the change after its last one.
  const change = lastChangeOf(stored) + 1;
  const printed = await findPrintedChange(db, companyId, id);
  if (printed === null || printed >= change) return 0;
  await giveUpWaitingJobs(db, { companyId, orderId: id, change });
  const onPaper = await findStationsOnPaper(db, companyId, id);
  const products = stored.lines.map(({ product_id }) => product_id);
  const categoryOf = await findCategoriesOfOrder(db, companyId, products);
  const order = toTicketOrder(stored, { companyName: company.name, categoryOf });
  const jobs = composeCancelTickets(order, onPaper, company.settings).flatMap((ticket) =>
    toJobs(ticket, { company, stored, now, reprint: 0, change }),
  );
  return (await insertPrintJobs(db, jobs)).length;
}
