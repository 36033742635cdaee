import { isInProgress } from "@comanda/domain/orders/progress";
import { findStaffOrder, type StoredStaffOrder } from "../../board/staff-orders.store.ts";
import type { Deps } from "../../context/deps.ts";
import { findPrintingCompany, type PrintingCompany } from "../settings/printing-company.store.ts";
import { type ComposedTicket, composeChangeTickets, composeTickets } from "./compose-tickets.ts";
import { enqueueCancelTickets } from "./enqueue-cancel-tickets.ts";
import { enqueuePromiseNotes } from "./enqueue-promise-notes.ts";
import { findStationsWithTickets } from "./order-tickets.store.ts";
import { findCategoriesOfOrder, findPrintedChange, insertPrintJobs } from "./print-jobs.store.ts";
import { lastChangeOf, toJobs } from "./ticket-jobs.ts";
import { toLeftOutLine, toTicketOrder } from "./ticket-order.ts";

/**
 * Queues the tickets of an order once, if it should have them now. Later it queues tickets with what has
 * changed in the order, tickets that cancel it, and notes with the time of a second acceptance. Call it after the commit of the order's change: the order never waits for a printer.
 * Called again it changes nothing. Returns how many were queued.
 */
export async function enqueueTickets(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { company_id, order_id }: { company_id: string; order_id: string },
): Promise<number> {
  const company = await findPrintingCompany(db, company_id);
  if (!company?.since) return 0;
  const stored = await findStaffOrder(db, company_id, order_id);
  if (stored?.order.status === "CANCELLED")
    return enqueueCancelTickets({ db, now: clock() }, stored, company);
  if (!stored || !areTicketsDue(stored, company)) return 0;
  const change = lastChangeOf(stored);
  const printed = await findPrintedChange(db, company_id, order_id);
  if (printed !== null && printed >= change)
    return enqueuePromiseNotes({ db, now: clock() }, stored, company);
  const tickets =
    printed === null
      ? await ticketsOf(db, stored, company)
      : await changeTicketsOf(db, stored, company, printed);
  const jobs = tickets
    .filter(({ kind, printerId }) => kind === "kitchen" || printerId !== null)
    .flatMap((ticket) => toJobs(ticket, { company, stored, now: clock(), reprint: 0, change }));
  return (await insertPrintJobs(db, jobs)).length;
}

/** The tickets with what has changed in the order after the change that has the number `printed`. */
async function changeTicketsOf(
  db: Deps["db"],
  stored: StoredStaffOrder,
  { name, settings }: PrintingCompany,
  printed: number,
): Promise<ComposedTicket[]> {
  const { company_id: companyId, id } = stored.order;
  const accepted = stored.proposals.filter(({ state }) => state === "accepted");
  const products = [...stored.lines, ...accepted.flatMap(({ lines }) => lines)];
  const categoryOf = await findCategoriesOfOrder(
    db,
    companyId,
    products.map(({ product_id }) => product_id),
  );
  const order = toTicketOrder(stored, { companyName: name, categoryOf });
  const leftOutBy = (proposals: typeof accepted) =>
    proposals.flatMap(({ lines }) => lines.map((line) => toLeftOutLine(line, categoryOf)));
  const change = {
    leftOut: leftOutBy(accepted.filter(({ number }) => number > printed)),
    leftOutBefore: leftOutBy(accepted.filter(({ number }) => number <= printed)),
    withTickets: await findStationsWithTickets(db, companyId, id),
  };
  return composeChangeTickets(order, change, settings);
}

/** All tickets of an order by the settings of its company. */
export async function ticketsOf(
  db: Deps["db"],
  stored: StoredStaffOrder,
  { name, settings }: PrintingCompany,
): Promise<ComposedTicket[]> {
  const products = stored.lines.map(({ product_id }) => product_id);
  const categoryOf = await findCategoriesOfOrder(db, stored.order.company_id, products);
  return composeTickets(toTicketOrder(stored, { companyName: name, categoryOf }), settings);
}

function areTicketsDue({ order }: StoredStaffOrder, { settings, since }: PrintingCompany): boolean {
  const at = settings.print_on === "placement" ? order.placed_at : order.accepted_at;
  return since !== null && at !== null && at >= since && isInProgress(order);
}
