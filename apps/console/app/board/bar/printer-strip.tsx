import type { Printing } from "@comanda/contract/staff/printing-schemas";
import { printerError } from "@comanda/domain/printing/printer-error";
import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { counterApi } from "../../api/counter-api.ts";
import { REFRESH_MS, useFreshAnswer } from "../../api/use-fresh-answer.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { useSituation } from "../context/board-context.tsx";
import { useMay } from "../context/use-may.ts";

const loadLink = async () => (await import("./waiting-printers-link.tsx")).WaitingPrintersLink;

/** What printers say, and the server's time at which it was read, in epoch milliseconds. */
type Answer = Pick<Printing, "printers"> & { readAt: number };

/** How often it is read while tickets wait, so that the strip goes away soon after they are printed. */
const QUEUED_REFRESH_MS = 3_000;

const isQueued = ({ waiting_since }: Printing["printers"][number]) => waiting_since !== null;

/** The printers whose tickets wait, and why: the kitchen does not learn of these orders on paper. */
export function PrinterStrip() {
  return useMay("tickets.print") ? <WaitingPrinters /> : null;
}

function WaitingPrinters() {
  const { company } = useCompanyPage().member;
  const now = useSituation((situation) => situation.now);
  const { answer } = useFreshAnswer<Answer | null>(
    null,
    async () => ({
      printers: (await counterApi("readPrinting", { params: { companyId: company.id } })).printers,
      readAt: now,
    }),
    (last) => (last?.printers.some(isQueued) ? QUEUED_REFRESH_MS : REFRESH_MS),
  );
  const printers = answer?.printers ?? [];
  // Judged at the time of the answer: a board that is cut off does not know what was printed since.
  const waiting = printers.flatMap((printer) => {
    const error = printerError(printer, new Date(answer?.readAt ?? 0));
    return error ? [{ ...printer, error }] : [];
  });
  return waiting.length > 0 && <LazyPart load={loadLink} props={{ waiting }} />;
}
