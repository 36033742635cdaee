import { Button } from "@comanda/ui/controls/button.tsx";
import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { useId } from "react";
import type { PausedServiceType } from "../../../company/company-site.tsx";
import { useOpenState } from "../../../hours/open-state.ts";
import { useTimeText } from "../../../hours/time-text.ts";
import { useText } from "../../../i18n/text.ts";
import { PauseList } from "./pause-list.tsx";

type ScheduledOrdersSheetProps = {
  open: boolean;
  onClose: () => void;
  onHours: () => void;
  pauses: readonly PausedServiceType[];
};

/**
 * Says that the company takes orders for later while it is closed, and which ways to order are paused
 * (conformance 4.20). The menu's header says that it is closed.
 */
export function ScheduledOrdersSheet({
  open,
  onClose,
  onHours,
  pauses,
}: ScheduledOrdersSheetProps) {
  const { opensAt } = useOpenState();
  const clock = useTimeText();
  const pausedId = useId();
  const t = useText();
  return (
    <Sheet open={open} onClose={onClose} label={t("later.title")} className="md:max-w-[420px]">
      <SheetHeader title={t("later.title")} onClose={onClose} closeLabel={t("sheet.close")} />
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto px-5 pb-4">
        <div className="flex items-center gap-4">
          <CalendarClock aria-hidden="true" className="size-10 flex-none text-accent-text" />
          <p className="min-w-0 text-md wrap-anywhere">
            {opensAt ? t("menu.opens", { time: clock.soon(opensAt) }) : t("reason.closed")}
          </p>
        </div>
        <p className="text-muted">{t("later.hint")}</p>
        {pauses.length > 0 && (
          <section aria-labelledby={pausedId} className="flex flex-col gap-2">
            <h3 id={pausedId} className="text-sm">
              {t("pause.title")}
            </h3>
            <PauseList pauses={pauses} />
          </section>
        )}
        <div className="flex flex-col gap-1">
          <Button onClick={onClose}>{t("later.choose")}</Button>
          <Button look="plain" onClick={onHours}>
            {t("later.hours")}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
