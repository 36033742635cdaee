import { type ReactNode, useState } from "react";
import { useText } from "../i18n/text.tsx";
import { preloadPart } from "../ui/lazy-part.tsx";
import { LazySheet } from "./lazy-sheet.tsx";
import { Promotion } from "./promotion.tsx";

const loadReport = async () => (await import("./report/report-sheet.tsx")).ReportSheet;

/**
 * The last line of a page: ways to other pages, a way to report something, and who made the site
 * (spec §2, Footer variants).
 */
export function SiteFooter({ children }: { children?: ReactNode }) {
  const [reports, setReports] = useState(false);
  const t = useText();
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-center gap-x-4">
      {children}
      <button
        type="button"
        aria-haspopup="dialog"
        className="target hover:underline"
        onPointerEnter={() => preloadPart(loadReport)}
        onClick={() => setReports(true)}
      >
        {t("report.open")}
      </button>
      <Promotion />
      <LazySheet
        load={loadReport}
        title={t("report.title")}
        props={{ open: reports, onClose: () => setReports(false) }}
      />
    </div>
  );
}
