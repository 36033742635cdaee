import type { Insertable } from "kysely";
import type { StoredStaffOrder } from "../../board/staff-orders.store.ts";
import type { Database } from "../../db/schema/database.ts";
import type { StoredTicket } from "../../db/schema/printing-tables.ts";
import { newId } from "../../shared/new-id.ts";
import type { PrintingCompany } from "../settings/printing-company.store.ts";
import type { ComposedTicket } from "./compose-tickets.ts";

/** The last change of an order that its customer has accepted; 0 for none. */
export function lastChangeOf({ proposals }: StoredStaffOrder): number {
  return proposals.findLast(({ state }) => state === "accepted")?.number ?? 0;
}

type JobFacts = {
  company: PrintingCompany;
  stored: StoredStaffOrder;
  now: Date;
  reprint: number;
  /** The last accepted change that the ticket knows; 0 for a reprint. */
  change?: number;
  /** Whether it only says a new time. */
  isNote?: boolean;
};

/** A job for each copy of a ticket. Without a printer they have failed from the start. */
export function toJobs(
  { kind, station, stationName, printerId, copies, blocks }: ComposedTicket,
  { company, stored, now, reprint, change = 0, isNote = false }: JobFacts,
): Insertable<Database["print_jobs"]>[] {
  const { accepted_at, promised_at } = stored.order;
  const ticket: StoredTicket = {
    language: company.settings.language,
    blocks,
    acceptedAt: accepted_at?.toISOString() ?? null,
    promisedAt: promised_at?.toISOString() ?? null,
    isNote,
  };
  return Array.from({ length: copies }, (_, at) => ({
    company_id: stored.order.company_id,
    id: newId(),
    order_id: stored.order.id,
    printer_id: printerId,
    kind,
    station,
    station_name: stationName,
    copy: at + 1,
    reprint,
    change,
    ticket: JSON.stringify(ticket),
    state: printerId ? ("queued" as const) : ("failed" as const),
    reason: printerId ? null : "no_printer",
    created_at: now,
  }));
}
