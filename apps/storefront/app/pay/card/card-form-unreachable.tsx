import { Button } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useOnline } from "@comanda/ui/web/use-online.ts";
import { useText } from "../../i18n/text.ts";

/**
 * Shown when the payment for the card form cannot be started. It starts by itself when the network
 * is back.
 */
export function CardFormUnreachable({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  const online = useOnline();
  const again = (
    <Button look="plain" onClick={onRetry}>
      {t("failure.retry")}
    </Button>
  );
  return (
    <Notice className="mb-2" alert action={online && again}>
      {t(online ? "failure.unreachable" : "failure.offline")}
    </Notice>
  );
}
