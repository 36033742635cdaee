import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import { useLocation } from "react-router";
import { useText } from "../i18n/text.ts";
import { QueryLink } from "../links/keep-query.tsx";
import { ComingDates } from "./coming-dates.tsx";
import { OpenStateLine } from "./open-chip.tsx";
import { WeekHours } from "./week-hours.tsx";

/** Shows the hours of the week, and a link to the page about the company. */
export function HoursSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { pathname } = useLocation();
  const t = useText();
  return (
    <Sheet open={open} onClose={onClose} label={t("hours.title")} className="md:max-w-[420px]">
      <SheetHeader title={t("hours.title")} onClose={onClose} closeLabel={t("sheet.close")} />
      <div className="overflow-y-auto px-4 pb-4 text-start text-sm">
        <p className="px-3 pb-2">
          <OpenStateLine />
        </p>
        <WeekHours />
        <ComingDates />
        {pathname !== "/info" && (
          <QueryLink
            to="/info"
            className="mt-2 flex min-h-11 items-center justify-center px-3 font-bold text-accent-text"
          >
            {t("hours.more")}
          </QueryLink>
        )}
      </div>
    </Sheet>
  );
}
