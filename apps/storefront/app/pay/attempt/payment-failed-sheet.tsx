import { useText } from "../../i18n/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";

/** Why nothing was paid (spec §8, Payment). `reason` is the bank's, in words. */
export type PaymentFailure = { kind: "unavailable" } | { kind: "refused"; reason: string | null };

type PaymentProblemSheetProps = { problem: PaymentFailure | null; onClose: () => void };

/** Says that a method cannot be used now, or that a payment did not work, and that nothing is lost. */
export function PaymentFailedSheet({ problem, onClose }: PaymentProblemSheetProps) {
  const t = useText();
  const kind = problem?.kind ?? "refused";
  const title = t(`pay.${kind}.title`);
  return (
    <Sheet open={problem !== null} onClose={onClose} label={title} className="md:max-w-[420px]">
      <div className="flex flex-col gap-2 p-4" role="alert">
        <h3 className="text-lg">{title}</h3>
        <p className="text-muted">{t(`pay.${kind}.text`)}</p>
        {problem?.kind === "refused" && problem.reason && (
          <p className="text-muted">{t("pay.refused.reason", { reason: problem.reason })}</p>
        )}
        <Button className="mt-2" onClick={onClose}>
          {t("pay.choose")}
        </Button>
      </div>
    </Sheet>
  );
}
