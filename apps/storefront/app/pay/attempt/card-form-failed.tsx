import { Button } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useOnline } from "@comanda/ui/web/use-online.ts";
import { useText } from "../../i18n/text.ts";
import type { CardFormFailure } from "../card/use-card-payment.ts";
import { usePaymentErrorText } from "./use-payment-error-text.ts";

type CardFormFailedProps = { failure: CardFormFailure; onRetry: () => void };

/**
 * Shown in place of the card form when its payment cannot be started. Without a network it starts by
 * itself when the network is back.
 */
export function CardFormFailed({ failure: { error }, onRetry }: CardFormFailedProps) {
  const t = useText();
  const online = useOnline();
  const errorText = usePaymentErrorText();
  const again = (
    <Button look="plain" className="-ms-2" onClick={onRetry}>
      {t("failure.retry")}
    </Button>
  );
  if (error === null) return again;
  return (
    <Notice className="mb-2" alert action={online && again}>
      {errorText(error).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
