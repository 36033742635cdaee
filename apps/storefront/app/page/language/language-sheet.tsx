import { IconButton } from "@comanda/ui/controls/button.tsx";
import { Sheet } from "@comanda/ui/sheets/sheet.tsx";
import X from "lucide-react/icons/x";
import { useText } from "../../i18n/text.ts";
import { LanguageForm } from "./language-form.tsx";

type LanguageSheetProps = { open: boolean; to: string; onClose: () => void };

/** Shows the choice of the language over the page. */
export function LanguageSheet({ open, to, onClose }: LanguageSheetProps) {
  const t = useText();
  return (
    <Sheet open={open} onClose={onClose} label={t("language.current")} className="md:max-w-[420px]">
      <div className="flex items-center justify-between gap-2 ps-5 pe-3 pt-3 pb-1">
        <h2 className="min-w-0 text-md">{t("language.current")}</h2>
        <IconButton label={t("sheet.close")} onClick={onClose}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="overflow-y-auto px-3 pb-4">
        <LanguageForm to={to} />
      </div>
    </Sheet>
  );
}
