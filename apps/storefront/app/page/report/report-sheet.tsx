import "../../i18n/fetch-later-messages.ts";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import CircleCheck from "lucide-react/icons/circle-check";
import { useState } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { ReportForm } from "./report-form.tsx";
import { createReporter, type ReportInput } from "./report-input.ts";

const empty: ReportInput = { reason: null, description: "", contact: "" };

/** Takes the focus, because the button that was pressed has disappeared. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/**
 * Reports a problem with a restaurant's page to the storefront's operator (conformance 2.133). The text
 * is kept until it has been sent, also when the sheet is closed.
 */
export function ReportSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { company } = useCompanySite();
  const [report, setReport] = useState(empty);
  const [sent, setSent] = useState(false);
  const [send] = useState(() => createReporter(browserApi, company.id, window.location.href));
  const t = useText();

  const close = () => {
    setSent(false);
    onClose();
  };

  return (
    <Sheet open={open} onClose={close} label={t("report.title")}>
      <SheetHeader title={t("report.title")} onClose={close} closeLabel={t("sheet.close")} />
      {sent ? (
        <div
          role="status"
          className="flex flex-col items-center gap-3 px-5 pt-2 pb-6 text-center text-sm"
        >
          <CircleCheck aria-hidden="true" className="size-12 text-positive" />
          <p className="text-md font-bold">{t("report.sent")}</p>
          <p className="text-muted">{t("report.sentHint")}</p>
          <Button ref={takeFocus} className="mt-2 w-full" onClick={close}>
            {t("sheet.close")}
          </Button>
        </div>
      ) : (
        <ReportForm
          report={report}
          onChange={setReport}
          send={send}
          onSent={() => {
            setReport(empty);
            setSent(true);
          }}
        />
      )}
    </Sheet>
  );
}
