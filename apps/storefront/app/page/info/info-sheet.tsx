import "../../i18n/fetch-later-messages.ts";
import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import { useCompanySite } from "../../company/company-site.tsx";
import { useText } from "../../i18n/text.ts";
import { QueryLink } from "../../links/keep-query.tsx";
import { CompanyInfo, tightSpacing } from "./company-info.tsx";

/**
 * Shows the company's information over the page: a sheet on phones, a dialog on wide screens
 * (conformance 2.60).
 */
export function InfoSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { qr } = useCompanySite();
  const t = useText();
  return (
    <Sheet open={open} onClose={onClose} label={t("info.title")} className="bg-ground!">
      <div className="bg-surface">
        <SheetHeader title={t("info.title")} onClose={onClose} closeLabel={t("sheet.close")} />
      </div>
      <div
        style={tightSpacing}
        className="flex min-h-0 flex-auto flex-col gap-4 overflow-y-auto overscroll-contain px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-start text-sm"
      >
        <CompanyInfo />
        {/* A visitor with a table's QR code has no use for the landing page. */}
        {!qr && (
          <QueryLink
            to="/"
            className="flex min-h-11 items-center justify-center font-bold text-accent-text"
          >
            {t("menu.toStart")}
          </QueryLink>
        )}
      </div>
    </Sheet>
  );
}
