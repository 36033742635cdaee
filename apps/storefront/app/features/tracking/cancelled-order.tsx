import { useText } from "../../i18n/text.tsx";
import { Notice } from "../../ui/notice.tsx";

/** The server's own reason: its payment came when the order could not be placed any more. */
const PAID_TOO_LATE = "paid_too_late";

/** Why the order was cancelled, if the restaurant said. */
export function CancelledOrder({ reason }: { reason: string | null }) {
  const t = useText();
  const said = reason ? t("tracking.cancelReason", { reason }) : t("tracking.noReason");
  return (
    <Notice tone="danger">{reason === PAID_TOO_LATE ? t("tracking.paidTooLate") : said}</Notice>
  );
}
