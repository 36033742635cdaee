import type { Order } from "@comanda/contract/orders";
import { useText } from "../i18n/text.tsx";
import { LazyPart } from "../ui/lazy-part.tsx";
import { Notice } from "../ui/notice.tsx";
import { waitsForPayment } from "./payment-calls.ts";

const loadWaiting = async () => (await import("./waiting-payment.tsx")).WaitingPayment;
const loadPayAgain = async () => (await import("./pay-again.tsx")).PayAgain;

export type OrderPaymentProps = {
  order: Order;
  /** The order is not what the page shows of it any more: it is to be read again. */
  onChanged: () => void;
};

/**
 * What there is to do and to know of an order's online payment: how to make it, how to make it again,
 * or where the money is. Nothing for an order that has none.
 */
export function OrderPayment({ order, onChanged }: OrderPaymentProps) {
  const t = useText();
  const props = { order, onChanged };
  const waiting = <Notice>{t("error.offlinePart")}</Notice>;
  if (waitsForPayment(order)) {
    return <LazyPart key="waiting" load={loadWaiting} props={props} waiting={waiting} />;
  }
  if (order.status === "INITIATED" && order.payment_status === "failed") {
    return <LazyPart key="again" load={loadPayAgain} props={props} waiting={waiting} />;
  }
  const partial = order.status === "INITIATED" && order.payment_state === "PARTIAL";
  switch (order.payment_status) {
    case "refund_pending":
      return (
        <Notice tone="neutral">{t(partial ? "pay.partial" : "tracking.refundPending")}</Notice>
      );
    case "refunded":
      return <Notice tone="neutral">{t("tracking.refunded")}</Notice>;
    default:
      return null;
  }
}
