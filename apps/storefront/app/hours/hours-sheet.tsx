import { StatusDot } from "@comanda/ui/controls/chip.tsx";
import { classNames } from "@comanda/ui/controls/class-names.ts";
import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import { useLocation } from "react-router";
import { useText } from "../i18n/text.ts";
import { QueryLink } from "../links/keep-query.tsx";
import { ComingDates } from "./coming-dates.tsx";
import { openStateTextClasses, useOpenStateTone } from "./open-chip.tsx";
import { useOpenLabel } from "./open-state.ts";
import { WeekHours } from "./week-hours.tsx";

/** Shows the hours of the week, and a link to the page about the company. */
export function HoursSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { pathname } = useLocation();
  const t = useText();
  return (
    <Sheet open={open} onClose={onClose} label={t("hours.title")} className="md:max-w-[420px]">
      <SheetHeader title={t("hours.title")} onClose={onClose} closeLabel={t("sheet.close")} />
      <div className="overflow-y-auto px-2 pb-4 text-start text-sm">
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

/** Says in a line of text whether the restaurant is open, and until when. */
function OpenStateLine() {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5",
        openStateTextClasses[useOpenStateTone()],
      )}
    >
      <StatusDot />
      {useOpenLabel()}
    </span>
  );
}
