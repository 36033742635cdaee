import type { Order } from "@comanda/contract/orders/order";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useText } from "../../i18n/text.ts";

/** The server's cancel reason for a payment that came when the order could no longer be placed. */
const PAID_TOO_LATE = "paid_too_late";

const CODES = [
  "sold_out",
  "too_busy",
  "customer_asked",
  "cannot_deliver",
  "closing",
  "not_collected",
] as const;

/**
 * Shows why an order was cancelled: the reason in the customer's language, and what the restaurant
 * wrote itself, if anything. The customer's own wish is no bad news.
 */
export function CancelledOrder({
  order: { cancel_code, cancel_reason: reason },
}: {
  order: Pick<Order, "cancel_code" | "cancel_reason">;
}) {
  const t = useText();
  const code = CODES.find((each) => each === cancel_code);
  if (reason === PAID_TOO_LATE) return <Notice tone="danger">{t("tracking.paidTooLate")}</Notice>;
  const texts = [
    code && t(`tracking.cancelCode.${code}`),
    reason && t("tracking.cancelReason", { reason }),
  ].filter(Boolean);
  return (
    <Notice tone={code === "customer_asked" ? "neutral" : "danger"}>
      {texts.length > 0 ? texts.map((text) => <p key={text}>{text}</p>) : t("tracking.noReason")}
    </Notice>
  );
}
