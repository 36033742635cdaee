import { MINUTE_MS } from "@comanda/domain/time/durations";
import type { StoredStaffOrder } from "../../board/staff-orders.store.ts";
import type { Deps } from "../../context/deps.ts";
import { transact } from "../../db/transact.ts";
import type { PrintingCompany } from "../settings/printing-company.store.ts";
import { composePromiseNotes, composeTickets } from "./compose-tickets.ts";
import { rewriteWaitingJob } from "./order-tickets.store.ts";
import {
  findCategoriesOfOrder,
  findOrderJobs,
  insertPrintJobs,
  type PrintJobRow,
} from "./print-jobs.store.ts";
import { toJobs } from "./ticket-jobs.ts";
import { toTicketOrder } from "./ticket-order.ts";

/** Tickets show minutes: a smaller difference is the same time. */
const SHOWN_DIFFERENCE_MS = MINUTE_MS;

/**
 * Tells the kitchen the time of an order that was accepted again, after its first acceptance was taken back:
 * rewrites the tickets that no printer has taken, and queues a note once for each station that may have the
 * former time on paper. A promise that is only moved prints nothing. Returns how many notes were queued.
 */
export async function enqueuePromiseNotes(
  { db, now }: { db: Deps["db"]; now: Date },
  stored: StoredStaffOrder,
  company: PrintingCompany,
): Promise<number> {
  const { company_id, id } = stored.order;
  // Tickets that are printed on placement have no promised time.
  if (company.settings.print_on === "placement") return 0;
  const jobs = (await findOrderJobs(db, company_id, id)).filter(({ kind }) => kind === "kitchen");
  const outdated = [...Map.groupBy(jobs, ({ station }) => station).values()].filter((each) =>
    isOutdated(each, stored),
  );
  if (outdated.length === 0) return 0;
  const products = stored.lines.map(({ product_id }) => product_id);
  const categoryOf = await findCategoriesOfOrder(db, company_id, products);
  const order = toTicketOrder(stored, { companyName: company.name, categoryOf });
  const facts = { company, stored, now };
  const stationsOf = (of: PrintJobRow[][]) => of.map(([job]) => job?.station);
  const onPaper = outdated.filter((each) => each.some(({ attempts }) => attempts > 0));
  const notes = composePromiseNotes(order, company.settings)
    .filter(({ station }) => stationsOf(onPaper).includes(station))
    .flatMap((note) => {
      const reprint = 1 + lastReprint(jobs, note.station);
      return toJobs(note, { ...facts, reprint, isNote: true });
    });
  const tickets = composeTickets(order, company.settings)
    .filter(({ kind, station }) => kind === "kitchen" && stationsOf(outdated).includes(station))
    .flatMap((ticket) => toJobs(ticket, { ...facts, reprint: 0 }));
  let queued = 0;
  await transact(db, async (trx) => {
    queued = (await insertPrintJobs(trx, notes)).length;
    for (const ticket of tickets) await rewriteWaitingJob(trx, ticket);
  });
  return queued;
}

/** Whether the tickets of a station know an earlier acceptance, with another time. */
function isOutdated(jobs: readonly PrintJobRow[], { order }: StoredStaffOrder): boolean {
  const { accepted_at, promised_at } = order;
  const isKnown = jobs.some(({ ticket }) => ticket.acceptedAt === accepted_at?.toISOString());
  const printed = jobs.at(-1)?.ticket.promisedAt;
  if (isKnown || !printed || !promised_at) return false;
  return Math.abs(promised_at.getTime() - Date.parse(printed)) >= SHOWN_DIFFERENCE_MS;
}

const lastReprint = (jobs: readonly PrintJobRow[], station: string) =>
  Math.max(...jobs.filter((job) => job.station === station).map(({ reprint }) => reprint));
