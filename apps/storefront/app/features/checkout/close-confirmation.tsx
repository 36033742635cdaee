import { Button } from "@comanda/ui/controls/button.tsx";
import { Sheet } from "@comanda/ui/sheets/sheet.tsx";
import { useText } from "../../i18n/text.ts";

type CloseConfirmationProps = { open: boolean; onStay: () => void; onClose: () => void };

/**
 * Asks before the checkout closes, because closing clears the customer's answers (conformance
 * 2.85).
 */
export function CloseConfirmation({ open, onStay, onClose }: CloseConfirmationProps) {
  const t = useText();
  return (
    <Sheet
      open={open}
      onClose={onStay}
      label={t("checkout.closeTitle")}
      className="md:max-w-[420px]"
    >
      <div className="flex flex-col gap-2 p-4">
        <h3 className="text-lg">{t("checkout.closeTitle")}</h3>
        <p className="pb-2 text-muted">{t("checkout.closeHint")}</p>
        <Button onClick={onStay}>{t("checkout.stay")}</Button>
        <Button look="secondary" onClick={onClose}>
          {t("checkout.leave")}
        </Button>
      </div>
    </Sheet>
  );
}
