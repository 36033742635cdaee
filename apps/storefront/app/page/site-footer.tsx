import { LazyPart, preloadPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { type ReactNode, useState } from "react";
import { reopenConsent } from "../analytics/consent.ts";
import { useCompanySite } from "../company/company-site.tsx";
import { useText } from "../i18n/text.ts";
import { withLaterMessages } from "../i18n/with-later-messages.ts";
import { useInstallable } from "../install/use-installable.ts";
import { LazySheet } from "../lazy/lazy-sheet.tsx";
import { QueryLink } from "../links/keep-query.tsx";
import { LegalLink } from "../links/legal-link.tsx";
import { ProviderLink } from "../links/provider-link.tsx";
import { LanguageLink } from "./language/language-link.tsx";

const loadInstall = withLaterMessages(
  async () => (await import("../install/install-button.tsx")).InstallButton,
);
const loadReport = withLaterMessages(
  async () => (await import("./report/report-sheet.tsx")).ReportSheet,
);

type SiteFooterProps = {
  /** Whether to lead to the landing page, for which a visitor with a table's QR code has no use. */
  toLanding?: boolean;
  children?: ReactNode;
};

/**
 * Shows the last lines of a page: links to other pages and to the visitor's orders, a button to report a
 * problem, the app, legal links, the provider and the languages (conformance 2.39, 2.40).
 */
export function SiteFooter({ toLanding, children }: SiteFooterProps) {
  const [reportOpen, setReportOpen] = useState(false);
  const installable = useInstallable();
  const { measuring, qr } = useCompanySite();
  const t = useText();
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-center gap-x-4 gap-y-2">
      {toLanding && !qr && (
        <QueryLink to="/" className="target hover:underline">
          {t("menu.toStart")}
        </QueryLink>
      )}
      {children}
      <QueryLink to="/orders" className="target hover:underline">
        {t("orders.title")}
      </QueryLink>
      <button
        type="button"
        aria-haspopup="dialog"
        className="target hover:underline"
        onPointerEnter={() => preloadPart(loadReport)}
        onClick={() => setReportOpen(true)}
      >
        {t("report.open")}
      </button>
      {installable && <LazyPart load={loadInstall} props={{}} />}
      <LegalLink to="terms" className="target hover:underline" />
      <LegalLink to="privacy" className="target hover:underline" />
      {measuring && (
        <button type="button" className="target hover:underline" onClick={reopenConsent}>
          {t("consent.open")}
        </button>
      )}
      <ProviderLink />
      <LanguageLink />
      <LazySheet
        load={loadReport}
        title={t("report.title")}
        props={{ open: reportOpen, onClose: () => setReportOpen(false) }}
      />
    </div>
  );
}
