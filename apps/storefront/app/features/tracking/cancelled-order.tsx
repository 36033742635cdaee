import { useText } from "../../i18n/text.tsx";
import { useKeptQuery } from "../../shop/query.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Why the order was cancelled, if the restaurant said, and the way to another. */
export function CancelledOrder({ reason }: { reason: string | null }) {
  const t = useText();
  const kept = useKeptQuery();
  return (
    <Notice
      tone="danger"
      action={
        <ButtonLink href={kept("/products")} look="plain">
          {t("tracking.orderAgain")}
        </ButtonLink>
      }
    >
      {reason ? t("tracking.cancelReason", { reason }) : t("tracking.noReason")}
    </Notice>
  );
}
