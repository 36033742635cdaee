import { Button } from "@comanda/ui/controls/button.tsx";
import { Sheet } from "@comanda/ui/sheets/sheet.tsx";
import { useText } from "../../i18n/text.ts";

/**
 * Why a payment failed (conformance 8.8 and 8.9). `reason` is the bank's own text; null without one.
 */
export type PaymentFailure = { kind: "unavailable" } | { kind: "refused"; reason: string | null };

type PaymentFailedSheetProps = { failure: PaymentFailure | null; onClose: () => void };

/** Says that the method cannot be used now, or that the payment failed, and that the order is kept. */
export function PaymentFailedSheet({ failure, onClose }: PaymentFailedSheetProps) {
  const t = useText();
  const kind = failure?.kind ?? "refused";
  const title = t(`pay.${kind}.title`);
  return (
    <Sheet open={failure !== null} onClose={onClose} label={title} className="md:max-w-[420px]">
      <div className="flex flex-col gap-2 p-4" role="alert">
        <h3 className="text-lg">{title}</h3>
        <p className="text-muted">{t(`pay.${kind}.text`)}</p>
        {failure?.kind === "refused" && failure.reason && (
          <p className="text-muted">{t("pay.refused.reason", { reason: failure.reason })}</p>
        )}
        <Button className="mt-2" onClick={onClose}>
          {t("pay.choose")}
        </Button>
      </div>
    </Sheet>
  );
}
