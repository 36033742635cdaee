import type { Printing } from "@comanda/contract/staff/printing-schemas";
import type { PrinterError } from "@comanda/domain/printing/printer-error";
import ChevronRight from "lucide-react/icons/chevron-right";
import Printer from "lucide-react/icons/printer";
import { Fragment } from "react";
import { Link } from "react-router";
import { type MessageKey, useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";

const errorTexts: Record<PrinterError, MessageKey> = {
  paper_out: "board.printer.paperOut",
  cover_open: "board.printer.coverOpen",
  offline: "board.printer.offline",
  error: "board.printer.error",
};

type WaitingPrinter = Printing["printers"][number] & { error: PrinterError };

/** Names the printers whose tickets wait, and leads to their page. */
export function WaitingPrintersLink({ waiting }: { waiting: readonly WaitingPrinter[] }) {
  const t = useText();
  const companyPath = useCompanyPath();
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
