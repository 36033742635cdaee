import { isAwaitingPayment, needsNewPayment } from "@comanda/domain/orders/progress";
import { useState } from "react";
import { useText } from "../../i18n/text.tsx";
import { LazyPart } from "../../lazy/lazy-part.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { OrderPaymentProps } from "../attempt/order-payment-props.ts";
import { PaymentFailedSheet, type PaymentFailure } from "../attempt/payment-failed-sheet.tsx";

const loadWaiting = async () => (await import("./waiting-payment.tsx")).WaitingPayment;
const loadPayAgain = async () => (await import("../retry/retry-payment.tsx")).RetryPayment;

/**
 * What there is to do and to know of an order's online payment: how to make it, how to make it
 * otherwise or again, or where the money is. Nothing for an order that has none. A card that was
 * refused is told over whatever the order has become by it.
 */
export function OrderPayment({ order, onChanged }: OrderPaymentProps) {
  const [problem, setProblem] = useState<PaymentFailure | null>(null);
  return (
    <>
      <OrderPaymentState order={order} onChanged={onChanged} onProblem={setProblem} />
      <PaymentFailedSheet
        problem={problem}
        onClose={() => {
          setProblem(null);
          onChanged();
        }}
      />
    </>
  );
}

type StandingProps = OrderPaymentProps & { onProblem: (problem: PaymentFailure) => void };

function OrderPaymentState({ order, onChanged, onProblem }: StandingProps) {
  const t = useText();
  const [choosesOther, setOtherwise] = useState(false);
  const waiting = <Notice>{t("error.offlinePart")}</Notice>;
  const waits = isAwaitingPayment(order);
  if (waits && !choosesOther) {
    const props = { order, onChanged, onProblem, onOther: () => setOtherwise(true) };
    return <LazyPart key="waiting" load={loadWaiting} props={props} unavailable={waiting} />;
  }
  if (waits || needsNewPayment(order)) {
    // The same whether it still waits or has failed since: what was chosen meanwhile stays chosen.
    const props = {
      order,
      onChanged() {
        setOtherwise(false);
        onChanged();
      },
      onBack: waits ? () => setOtherwise(false) : null,
    };
    return <LazyPart key="again" load={loadPayAgain} props={props} unavailable={waiting} />;
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
