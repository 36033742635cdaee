import type { Order } from "@comanda/contract/orders/order";
import {
  type Cents,
  currencyCodeOf,
  DEFAULT_CURRENCY,
  formatMoney,
  toCents,
} from "@comanda/domain/money/cents";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useText } from "../../i18n/text.ts";

/** Shows what of an order's money goes back, and what went back already. Nothing for any other order. */
export function RefundNotices({ order }: { order: Order }) {
  const t = useText();
  const partial = order.status === "INITIATED" && order.payment_state === "PARTIAL";
  switch (order.payment_status) {
    case "refund_pending":
      return (
        <>
          <Notice tone="neutral">{t(partial ? "pay.partial" : "tracking.refundPending")}</Notice>
          <WentBack order={order} />
        </>
      );
    case "refunded":
      if (order.refunded > 0) return <WentBack order={order} />;
      return <Notice tone="neutral">{t("tracking.refunded")}</Notice>;
    default:
      return <WentBack order={order} />;
  }
}

/** How much members gave back by hand, and how much a provider sends, which can take days to arrive. */
function WentBack({ order }: { order: Order }) {
  const t = useText();
  const { byHand, sent } = refundedParts(order);
  const format = (amount: Cents) => formatMoney(amount, order.currency ?? DEFAULT_CURRENCY);
  return (
    <>
      {byHand > 0 && (
        <Notice tone="neutral">{t("tracking.givenBack", { amount: format(byHand) })}</Notice>
      )}
      {sent > 0 && (
        <Notice tone="neutral">{t("tracking.sentBack", { amount: format(sent) })}</Notice>
      )}
    </>
  );
}

/** A message of another backend's websocket, which no schema reads, may have neither of the fields. */
function refundedParts(order: Partial<Order>): { byHand: Cents; sent: Cents } {
  const code = currencyCodeOf(order);
  const all = toCents(order.refunded ?? 0, code);
  const byHand = Math.min(all, toCents(order.refunded_by_hand ?? 0, code));
  return { byHand, sent: all - byHand };
}
