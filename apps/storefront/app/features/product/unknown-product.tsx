import { Button } from "@comanda/ui/controls/button.tsx";
import { useText } from "../../i18n/text.ts";

/** Says that the menu does not have the product, or no longer shows it. */
export function UnknownProduct({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <div className="flex flex-col items-center gap-2 px-4 pt-10 pb-6 text-center">
      <h2 className="text-lg">{t("product.unknown")}</h2>
      <p className="mb-4 max-w-[320px] text-muted">{t("product.unknownHint")}</p>
      <Button onClick={onClose} className="w-full">
        {t("product.seeMenu")}
      </Button>
    </div>
  );
}
