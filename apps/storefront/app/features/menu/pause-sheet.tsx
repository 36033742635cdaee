import { useText } from "../../i18n/text.tsx";
import { useClock } from "../../shop/clock.ts";
import type { Pause } from "../../shop/ordering.ts";
import { useServiceTypeName } from "../../shop/service-type-name.ts";
import { useShop } from "../../shop/shop.tsx";
import { Button } from "../../ui/button.tsx";
import { Sheet, SheetHeader } from "../../ui/sheet.tsx";

type PauseSheetProps = { open: boolean; onClose: () => void; pauses: readonly Pause[] };

/** Which ways to order are paused, and until when (spec §4, Products page on open). */
export function PauseSheet({ open, onClose, pauses }: PauseSheetProps) {
  const { ordering } = useShop();
  const typeName = useServiceTypeName();
  const clock = useClock();
  const t = useText();
  return (
    <Sheet open={open} onClose={onClose} label={t("pause.title")} className="md:max-w-[420px]">
      <SheetHeader title={t("pause.title")} onClose={onClose} closeLabel={t("sheet.close")} />
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto px-7 pb-4">
        <ul className="rounded-m border border-line">
          {pauses.map(({ type, until }) => (
            <li
              key={type}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-4 py-3 last:border-0"
            >
              <span className="font-bold">{typeName(type)}</span>
              <span className="tabular text-muted">
                {t("pause.until", { time: clock.soon(until) })}
              </span>
            </li>
          ))}
        </ul>
        {ordering === "open" && <p className="text-muted">{t("pause.othersOpen")}</p>}
        <Button className="flex-none" onClick={onClose}>
          {t("pause.goOn")}
        </Button>
      </div>
    </Sheet>
  );
}
