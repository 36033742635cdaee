import type { Printing } from "@comanda/contract/staff/printing-schemas";
import { type PrinterError, printerError } from "@comanda/domain/printing/printer-error";
import ChevronRight from "lucide-react/icons/chevron-right";
import Printer from "lucide-react/icons/printer";
import { Fragment } from "react";
import { Link } from "react-router";
import { staffApi } from "../../api/staff-api.ts";
import { useFreshAnswer } from "../../api/use-fresh-answer.ts";
import { type MessageKey, useText } from "../../i18n/text.ts";
import { useCompanyPage, useCompanyPath } from "../../layout/company-page.tsx";
import { useSituation } from "../context/board-context.tsx";
import { useMay } from "../context/use-rights.ts";

const errorTexts: Record<PrinterError, MessageKey> = {
  paper_out: "board.printer.paperOut",
  cover_open: "board.printer.coverOpen",
  offline: "board.printer.offline",
  error: "board.printer.error",
};

/** The printers whose tickets wait, and why: the kitchen does not learn of these orders on paper. */
export function PrinterStrip() {
  return useMay("tickets.print") ? <WaitingPrinters /> : null;
}

function WaitingPrinters() {
  const t = useText();
  const companyPath = useCompanyPath();
  const { company } = useCompanyPage().member;
  const { answer: printing } = useFreshAnswer<Printing | null>(null, () =>
    staffApi("readPrinting", { params: { companyId: company.id } }),
  );
  const now = useSituation((situation) => situation.now);
  const waiting = (printing?.printers ?? []).flatMap((printer) => {
    const error = printerError(printer, new Date(now));
    return error ? [{ ...printer, error }] : [];
  });
  if (waiting.length === 0) return null;
  return (
    <Link
      to={companyPath("printing")}
      data-printer-error
      className="flex min-h-12 flex-none items-center gap-2 border-b border-line bg-danger-soft px-4 py-1 text-md font-bold text-danger"
    >
      <Printer aria-hidden="true" className="size-5 flex-none" />
      <span role="status" className="min-w-0 flex-1 wrap-anywhere">
        {waiting.map(({ id, name, error, queued }, index) => (
          <Fragment key={id}>
            {index > 0 && " · "}
            <bdi>{name}</bdi> {t(errorTexts[error])}{" "}
            <span className="font-normal">{t("board.printer.waiting", { count: queued })}</span>
          </Fragment>
        ))}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 flex-none rtl:-scale-x-100" />
    </Link>
  );
}
