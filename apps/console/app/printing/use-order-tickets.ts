import type { PrintJob, Ticket } from "@comanda/contract/staff/printing-schemas";
import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import { useEffect, useEffectEvent, useState } from "react";
import { printingApi } from "../api/printing-api.ts";
import { useChanges } from "../api/use-changes.ts";

export type OrderTickets = StaffCallAnswer<"readTickets">;
type Order = { companyId: string; orderId: string };

const REFRESH_MS = 3_000;
/** As many letters as fit on a line of 80 mm in the browser's font, which is wider than a printer's. */
const COLUMNS = "32" as const;

/** The tickets of an order and what was printed of them, followed while the sheet is open. */
export function useOrderTickets({ companyId, orderId }: Order, open: boolean) {
  const params = { companyId, orderId };
  const [tickets, setTickets] = useState<OrderTickets | null>(null);
  const [jobs, setJobs] = useState<PrintJob[] | null>(null);
  const { run, busy, error } = useChanges();

  const refresh = async () => {
    const answer = await printingApi("listPrintJobs", { params }).catch(() => null);
    if (answer) setJobs(answer.jobs);
  };
  const refreshNow = useEffectEvent(refresh);
  const begin = useEffectEvent(() => {
    void run(async () =>
      setTickets(await printingApi("readTickets", { params, query: { columns: COLUMNS } })),
    );
    void refresh();
  });
  useEffect(() => {
    if (!open) return;
    begin();
    const timer = setInterval(() => void refreshNow(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [open]);

  /** One more than the highest number of what was printed of a ticket; 0 is no reprint. */
  const nextReprint = (ticket: Ticket): number =>
    1 + Math.max(-1, ...jobsOf(jobs, ticket).map(({ reprint }) => reprint));

  /** Prints a ticket again; `here` leaves it to this browser, and answers its job. */
  const reprint = (ticket: Ticket, where: "printer" | "here") =>
    run(async () => {
      const number = nextReprint(ticket);
      const { kind, station_id } = ticket;
      const body = { kind, station_id, reprint: number, where };
      const answer = await printingApi("reprintTicket", { params, body });
      setJobs(answer.jobs);
      return jobsOf(answer.jobs, ticket).find((job) => job.reprint === number) ?? null;
    });

  /** Claims a ticket that waits, before it is printed here: null where another member was first. */
  const claim = ({ id: jobId }: PrintJob) =>
    run(() =>
      printingApi("markPrintJob", { params: { companyId, jobId }, body: { state: "sent" } }),
    );

  /** The ticket with its mark, as this browser prints it. */
  const readMarked = (ticket: Ticket, duplicate: number) =>
    run(async () => {
      const query = { columns: COLUMNS, duplicate: String(duplicate) };
      const answer = await printingApi("readTickets", { params, query });
      return answer.tickets.find((each) => isSame(each, ticket)) ?? null;
    });

  return { tickets, jobs, busy, error, nextReprint, reprint, claim, readMarked, refresh };
}

/** What a ticket and what was printed of it have in common. */
type TicketKey = Pick<PrintJob, "kind" | "station_id">;

const isSame = (one: TicketKey, other: TicketKey): boolean =>
  one.kind === other.kind && one.station_id === other.station_id;

/** What was printed of a ticket, the first ones first. */
export function jobsOf(jobs: readonly PrintJob[] | null, ticket: Ticket): PrintJob[] {
  return (jobs ?? []).filter((job) => isSame(job, ticket));
}

/** The job of a ticket that had no printer, and that is not printed yet. */
export function waitingJobOf(jobs: readonly PrintJob[] | null, ticket: Ticket): PrintJob | null {
  return jobsOf(jobs, ticket).find(({ reason }) => reason === "no_printer") ?? null;
}
