import CalendarClock from "lucide-react/icons/calendar-clock";
import { useText } from "../../i18n/text.tsx";
import { useClock } from "../../shop/clock.ts";
import { useOpenState } from "../../shop/opening.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet, SheetHeader } from "../../ui/sheet.tsx";

type LaterSheetProps = { open: boolean; onClose: () => void; onHours: () => void };

/** The company is closed and takes orders for later (spec §4, Products page on open). */
export function LaterSheet({ open, onClose, onHours }: LaterSheetProps) {
  const { opensAt } = useOpenState();
  const clock = useClock();
  const t = useText();
  return (
    <Sheet open={open} onClose={onClose} label={t("later.title")} className="md:max-w-[420px]">
      <SheetHeader title={t("later.title")} onClose={onClose} closeLabel={t("sheet.close")} />
      <div className="flex flex-col gap-4 px-7 pb-4">
        <div className="flex items-center gap-4">
          <CalendarClock aria-hidden="true" className="size-10 flex-none text-accent-text" />
          <p className="min-w-0 text-md wrap-anywhere">
            {opensAt ? t("reason.opens", { time: clock.soon(opensAt) }) : t("reason.closed")}
          </p>
        </div>
        <p className="text-muted">{t("later.hint")}</p>
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
