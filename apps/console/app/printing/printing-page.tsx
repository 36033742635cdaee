import "../i18n/await-office-messages.ts";
import type { Printing } from "@comanda/contract/staff/printing-schemas";
import { hasPermission } from "@comanda/domain/staff/permissions";
import { lazy, Suspense } from "react";
import { printingApi } from "../api/printing-api.ts";
import { useFreshAnswer } from "../api/use-fresh-answer.ts";
import { useText } from "../i18n/text.ts";
import { useCompanyPage } from "../layout/company-page.tsx";
import { OfflineBanner } from "../layout/offline-banner.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { PrinterSection } from "./printer-section.tsx";
import { printersRefreshMs } from "./printers-refresh.ts";
import type { Category } from "./printing-form.ts";
import { StationSection } from "./station-section.tsx";
import { useHasUsb } from "./use-has-usb.ts";

const UsbPrinterSection = lazy(async () => ({
  default: (await import("./usb/usb-printer-section.tsx")).UsbPrinterSection,
}));

type PrintingPageProps = {
  companyId: string;
  printing: Printing;
  categories: readonly Category[];
  timezone: string;
};

/** The printers of a restaurant with their health, and which station prints what. */
export function PrintingPage({ companyId, printing, categories, timezone }: PrintingPageProps) {
  const t = useText();
  const { member } = useCompanyPage();
  const { answer, refresh } = useFreshAnswer(
    printing,
    () => printingApi("readPrinting", { params: { companyId } }),
    printersRefreshMs,
  );
  const { stations, receipt } = answer.settings;
  const hasUsb = useHasUsb();
  const disabled = !hasPermission(member.role, "settings.write");
  return (
    <>
      <title>{t("nav.printing")}</title>
      <OfflineBanner />
      <PageHeader title={t("nav.printing")} />
      <div className="mx-auto flex w-full max-w-[720px] flex-1 flex-col gap-4 p-4">
        {disabled && <p className="text-sm text-muted">{t("printing.onlyManagers")}</p>}
        <PrinterSection
          companyId={companyId}
          disabled={disabled}
          mayMakeTokens={!member.byPin}
          timezone={timezone}
          printers={answer.printers}
          used={[...stations, receipt].map(({ printer_id }) => printer_id)}
          onChange={refresh}
        />
        <StationSection
          companyId={companyId}
          categories={categories}
          disabled={disabled}
          stored={answer.settings}
          onSaved={refresh}
          printers={answer.printers}
        />
        {/* Only the browser knows whether it has one: nothing below it moves when it comes. */}
        {hasUsb && (
          <Suspense fallback={null}>
            <UsbPrinterSection companyId={companyId} />
          </Suspense>
        )}
      </div>
    </>
  );
}
