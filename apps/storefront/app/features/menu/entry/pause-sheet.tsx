import { Button } from "@comanda/ui/controls/button.tsx";
import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import type { PausedServiceType } from "../../../company/company-site.tsx";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { PauseList } from "./pause-list.tsx";

type PauseSheetProps = { open: boolean; onClose: () => void; pauses: readonly PausedServiceType[] };

/** Which ways to order are paused, and until when (conformance 4.22). */
export function PauseSheet({ open, onClose, pauses }: PauseSheetProps) {
  const { ordering } = useCompanySite();
  const t = useText();
  return (
    <Sheet open={open} onClose={onClose} label={t("pause.title")} className="md:max-w-[420px]">
      <SheetHeader title={t("pause.title")} onClose={onClose} closeLabel={t("sheet.close")} />
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto px-5 pb-4">
        <PauseList pauses={pauses} />
        {ordering === "open" && <p className="text-muted">{t("pause.othersOpen")}</p>}
        <Button className="flex-none" onClick={onClose}>
          {t("pause.goOn")}
        </Button>
      </div>
    </Sheet>
  );
}
