import type { PrintJob } from "@comanda/contract/staff/printing-schemas";
import type { ParsedStaffRequestPart } from "@comanda/contract/staff/staff-call-schemas";
import { recordChange } from "../../audit/audit.store.ts";
import { findStaffOrder } from "../../board/staff-orders.store.ts";
import type { Deps } from "../../context/deps.ts";
import { transact } from "../../db/transact.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { StaffMember } from "../../staff/staff-member.ts";
import { ticketsOf } from "../queue/enqueue-tickets.ts";
import { findOrderJobs, insertPrintJobs } from "../queue/print-jobs.store.ts";
import { toJobs } from "../queue/ticket-jobs.ts";
import { findPrintingCompany } from "../settings/printing-company.store.ts";
import { toWireJob } from "./print-job-view.ts";
import { refusePrintedJob } from "./refuse-printed-job.ts";

/**
 * Prints tickets of an order again, one copy each, marked DUPLICATE. A number prints once, also when
 * two members or a repeated request send it; a member who would print it at their own device gets 409
 * `print_job_changed` then. 404 `order_not_found`,
 * `station_not_found` for a station without a part of the order; 403 `forbidden` for a receipt
 * without `orders.details`.
 */
export async function reprintTicket(
  { db, clock }: Pick<Deps, "db" | "clock">,
  member: StaffMember,
  orderId: string,
  { kind, station_id, reprint, where }: ParsedStaffRequestPart<"reprintTicket", "body">,
): Promise<{ jobs: PrintJob[] } | Refusal> {
  const { companyId, permissions, name } = member;
  if (kind === "receipt" && !permissions.includes("orders.details"))
    return new Refusal("forbidden");
  const company = await findPrintingCompany(db, companyId);
  const stored = company && (await findStaffOrder(db, companyId, orderId));
  if (!stored) return new Refusal("order_not_found");
  const now = clock();
  const isAsked = (ticket: { kind: string; station: string }) =>
    ticket.kind === kind && (station_id === null || ticket.station === station_id);
  const tickets = (await ticketsOf(db, stored, company)).filter(isAsked);
  if (tickets.length === 0) return new Refusal("station_not_found");
  const rows = tickets.flatMap((ticket) =>
    toJobs({ ...ticket, copies: 1 }, { company, stored, now, reprint }),
  );
  const here = { printer_id: null, state: "sent" as const, reason: null, sent_at: now };
  const asked = rows.map((row) => ({
    ...row,
    ...(where === "here" ? here : {}),
    requested_by: name,
  }));
  return transact(db, async (trx) => {
    const ids = await insertPrintJobs(trx, asked);
    if (ids.length > 0) {
      const after = { kind, station_id, reprint, where };
      const change = { action: "tickets.reprint" as const, target: orderId, before: null, after };
      await recordChange(trx, member, now, change);
    }
    const jobs = await findOrderJobs(trx, companyId, orderId);
    const first = jobs.find((job) => isAsked(job) && job.reprint === reprint);
    if (ids.length === 0 && where === "here" && first)
      return refusePrintedJob(trx, member, first, {
        target: orderId,
        after: { kind, reprint },
      });
    return { jobs: jobs.map(toWireJob) };
  });
}
