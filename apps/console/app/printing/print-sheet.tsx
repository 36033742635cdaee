import type { Ticket } from "@comanda/contract/staff/printing-schemas";
import { useSinglePress } from "@comanda/ui/press/use-single-press.ts";
import { lazy, Suspense, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { printingApi } from "../api/printing-api.ts";
import { useText } from "../i18n/text.ts";
import { Button } from "../parts/button.tsx";
import { ChangeErrorText } from "../parts/change-error-text.tsx";
import { Sheet } from "../parts/sheets/sheet.tsx";
import { JobList } from "./job-list.tsx";
import { TicketPaper } from "./ticket-paper.tsx";
import { useHasUsb } from "./use-has-usb.ts";
import { jobsOf, useOrderTickets, waitingJobOf } from "./use-order-tickets.ts";

const UsbTicket = lazy(async () => ({
  default: (await import("./usb/usb-ticket.tsx")).UsbTicket,
}));

type PrintSheetProps = {
  companyId: string;
  orderId: string;
  open: boolean;
  onClose: () => void;
};

/** The tickets of an order: what became of each, a preview, and printing again. */
export function PrintSheet({ companyId, orderId, open, onClose }: PrintSheetProps) {
  const t = useText();
  const hasUsb = useHasUsb();
  const { tickets, jobs, busy, error, ...calls } = useOrderTickets({ companyId, orderId }, open);
  const { nextReprint, reprint, claim, readMarked, refresh } = calls;
  const onPress = useSinglePress();
  /** It stays after `print`, which in Safari returns before the browser reads the page. */
  const [printed, setPrinted] = useState<Ticket | null>(null);
  const close = () => {
    setPrinted(null);
    onClose();
  };

  /** A ticket that had no printer is printed here for the first time, without a mark. */
  const printHere = async (ticket: Ticket) => {
    const waiting = waitingJobOf(jobs, ticket);
    const job = await (waiting ? claim(waiting) : reprint(ticket, "here"));
    if (!job) return refresh();
    const paper = job.reprint === 0 ? ticket : await readMarked(ticket, job.reprint);
    const params = { companyId, jobId: job.id };
    const marking = printingApi("markPrintJob", { params, body: { state: "confirmed" } });
    flushSync(() => setPrinted(paper));
    if (paper) window.print();
    await marking.catch(() => null);
  };

  return (
    <Sheet open={open} onClose={close} title={t("printing.tickets")}>
      {error && <ChangeErrorText error={error} />}
      <div className="flex flex-col gap-6">
        {tickets?.tickets.map((ticket) => (
          <section key={`${ticket.kind} ${ticket.station_id}`} className="flex flex-col gap-3">
            <h3 className="text-md font-bold wrap-anywhere">
              {ticket.kind === "receipt" ? t("printing.receipt") : <bdi>{ticket.station_name}</bdi>}
            </h3>
            <JobList jobs={jobsOf(jobs, ticket)} />
            <div className="rounded-s border border-line">
              <TicketPaper ticket={ticket} {...tickets} />
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                look="tonal"
                disabled={busy}
                onClick={() => onPress(() => reprint(ticket, "printer"))}
              >
                {t("printing.reprint")}
              </Button>
              <Button
                look="outline"
                disabled={busy}
                onClick={() => onPress(() => printHere(ticket))}
              >
                {t("printing.printHere")}
              </Button>
              {hasUsb && (
                <Suspense fallback={null}>
                  <UsbTicket
                    companyId={companyId}
                    orderId={orderId}
                    ticket={ticket}
                    waiting={waitingJobOf(jobs, ticket)}
                    nextReprint={nextReprint(ticket)}
                    onReprint={() => reprint(ticket, "here")}
                    onChange={refresh}
                  />
                </Suspense>
              )}
            </div>
          </section>
        ))}
      </div>
      {printed && tickets && (
        <PrintedPage>
          <TicketPaper ticket={printed} {...tickets} />
        </PrintedPage>
      )}
    </Sheet>
  );
}

/** What the browser prints alone, on paper of 80 mm. */
function PrintedPage({ children }: { children: React.ReactNode }) {
  return createPortal(<div className="printed-page">{children}</div>, document.body);
}
