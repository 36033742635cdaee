import type { Printing } from "@comanda/contract/staff/printing-schemas";
import { printerError } from "@comanda/domain/printing/printer-error";
import { printingApi } from "../../api/printing-api.ts";
import { REFRESH_MS, useFreshAnswer } from "../../api/use-fresh-answer.ts";
import { useCompanyPage } from "../../layout/company-page.tsx";
import { useSituation } from "../context/board-context.tsx";
import { WaitingPrintersLink } from "./waiting-printers-link.tsx";

/** What printers say, and the server's time at which it was read, in epoch milliseconds. */
type Answer = Pick<Printing, "printers"> & { readAt: number };

/** How often it is read while tickets wait, so that the strip goes away soon after they are printed. */
const QUEUED_REFRESH_MS = 3_000;

const isQueued = ({ waiting_since }: Printing["printers"][number]) => waiting_since !== null;

/** Asks for the printers of the company, and names those whose tickets wait. */
export function WaitingPrinters() {
  const { company } = useCompanyPage().member;
  const now = useSituation((situation) => situation.now);
  const { answer } = useFreshAnswer<Answer | null>(
    null,
    async () => ({
      printers: (await printingApi("readPrinting", { params: { companyId: company.id } })).printers,
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
  return waiting.length > 0 && <WaitingPrintersLink waiting={waiting} />;
}
