import { isAwaitingPayment, needsNewPayment } from "@comanda/domain/orders/progress";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import type { OrderPaymentProps } from "../attempt/order-payment-props.ts";
import { PaymentFailedSheet, type PaymentFailure } from "../attempt/payment-failed-sheet.tsx";
import { RefundNotices } from "./refund-notices.tsx";

const loadWaiting = async () => (await import("./waiting-payment.tsx")).WaitingPayment;
const loadRetryPayment = async () => (await import("../retry/retry-payment.tsx")).RetryPayment;

/**
 * Shows the online payment of an order: how to pay it, how to pay it again or by another method, or its
 * refund. Nothing for an order without one. A refused card is reported in a sheet that stays when
 * the order's state changes.
 */
export function OrderPayment({ order, onChanged }: OrderPaymentProps) {
  const [failure, setFailure] = useState<PaymentFailure | null>(null);
  return (
    <>
      <OrderPaymentState order={order} onChanged={onChanged} onFailure={setFailure} />
      <PaymentFailedSheet
        failure={failure}
        onClose={() => {
          setFailure(null);
          onChanged();
        }}
      />
    </>
  );
}

type OrderPaymentStateProps = OrderPaymentProps & { onFailure: (failure: PaymentFailure) => void };

function OrderPaymentState({ order, onChanged, onFailure }: OrderPaymentStateProps) {
  const t = useText();
  const [choosesOther, setChoosesOther] = useState(false);
  const waiting = <Notice>{t("error.offlinePart")}</Notice>;
  const waits = isAwaitingPayment(order);
  if (waits && !choosesOther) {
    const props = { order, onChanged, onFailure, onOther: () => setChoosesOther(true) };
    return <LazyPart key="waiting" load={loadWaiting} props={props} unavailable={waiting} />;
  }
  if (waits || needsNewPayment(order)) {
    // The same key for an open and a failed payment: the customer's choice stays when the payment
    // fails.
    const props = {
      order,
      onChanged() {
        setChoosesOther(false);
        onChanged();
      },
      onBack: waits ? () => setChoosesOther(false) : null,
    };
    return <LazyPart key="again" load={loadRetryPayment} props={props} unavailable={waiting} />;
  }
  return <RefundNotices order={order} />;
}
