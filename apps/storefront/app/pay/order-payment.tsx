import type { Order } from "@comanda/contract/orders";
import { lacksAnotherPayment, lacksPayment } from "@comanda/domain/order-needs";
import { useState } from "react";
import { useText } from "../i18n/text.tsx";
import { LazyPart } from "../ui/lazy-part.tsx";
import { Notice } from "../ui/notice.tsx";
import { type PaymentProblem, PaymentProblemSheet } from "./payment-problem.tsx";

const loadWaiting = async () => (await import("./waiting-payment.tsx")).WaitingPayment;
const loadPayAgain = async () => (await import("./pay-again.tsx")).PayAgain;

export type OrderPaymentProps = {
  order: Order;
  /** The order is not what the page shows of it any more: it is to be read again. */
  onChanged: () => void;
};

/**
 * What there is to do and to know of an order's online payment: how to make it, how to make it
 * otherwise or again, or where the money is. Nothing for an order that has none. A card that was
 * refused is told over whatever the order has become by it.
 */
export function OrderPayment({ order, onChanged }: OrderPaymentProps) {
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  return (
    <>
      <Standing order={order} onChanged={onChanged} onProblem={setProblem} />
      <PaymentProblemSheet
        problem={problem}
        onClose={() => {
          setProblem(null);
          onChanged();
        }}
      />
    </>
  );
}

type StandingProps = OrderPaymentProps & { onProblem: (problem: PaymentProblem) => void };

function Standing({ order, onChanged, onProblem }: StandingProps) {
  const t = useText();
  const [otherwise, setOtherwise] = useState(false);
  const waiting = <Notice>{t("error.offlinePart")}</Notice>;
  const waits = lacksPayment(order);
  if (waits && !otherwise) {
    const props = { order, onChanged, onProblem, onOther: () => setOtherwise(true) };
    return <LazyPart key="waiting" load={loadWaiting} props={props} waiting={waiting} />;
  }
  if (waits || lacksAnotherPayment(order)) {
    // The same whether it still waits or has failed since: what was chosen meanwhile stays chosen.
    const props = {
      order,
      onChanged() {
        setOtherwise(false);
        onChanged();
      },
      onBack: waits ? () => setOtherwise(false) : null,
    };
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
