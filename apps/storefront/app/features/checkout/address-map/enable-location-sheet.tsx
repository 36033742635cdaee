import { Button } from "@comanda/ui/controls/button.tsx";
import { Sheet, SheetHeader } from "@comanda/ui/sheets/sheet.tsx";
import { useText } from "../../../i18n/text.ts";

type EnableLocationSheetProps = {
  open: boolean;
  onClose: () => void;
  onRetry: () => void;
  /** Opens the map, which starts at the company; null when it is already open. */
  onMap: (() => void) | null;
};

/**
 * Shows the 'active location' sheet, shown when the device did not give its position (conformance
 * 4.71).
 */
export function EnableLocationSheet({ open, onClose, onRetry, onMap }: EnableLocationSheetProps) {
  const t = useText();
  const title = t("checkout.locate.title");
  return (
    <Sheet open={open} onClose={onClose} label={title} className="md:max-w-[420px]">
      <SheetHeader title={title} onClose={onClose} closeLabel={t("sheet.close")} />
      <div className="grid auto-rows-max gap-2 overflow-y-auto px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <p className="pb-3 text-muted">{t("checkout.locate.hint")}</p>
        <Button onClick={onRetry}>{t("checkout.locate.again")}</Button>
        {onMap && (
          <Button look="secondary" onClick={onMap}>
            {t("checkout.search.onMap")}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
