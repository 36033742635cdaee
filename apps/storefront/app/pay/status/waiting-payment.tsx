import "../../i18n/fetch-later-messages.ts";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Card } from "@comanda/ui/controls/card.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useEffect, useEffectEvent } from "react";
import { useText } from "../../i18n/text.ts";
import type { OrderPaymentProps } from "../attempt/order-payment-props.ts";
import type { PaymentFailure } from "../attempt/payment-failed-sheet.tsx";
import { wasCardEnteredForOrder } from "../card/entered-card.ts";
import { CardPayment } from "./card-payment.tsx";
import { HostedPayment } from "./hosted-payment.tsx";
import { hasPaymentParams, paymentOf } from "./payment-to-show.ts";
import { PixPayment } from "./pix-payment.tsx";
import { SandboxBank } from "./sandbox-bank.tsx";
import { usePayments } from "./use-payments.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

/**
 * Milliseconds between two questions about an expired payment, until the server has cancelled it.
 */
const POLL_MS = 20_000;

type WaitingPaymentProps = OrderPaymentProps & {
  onFailure: (failure: PaymentFailure) => void;
  /** The customer wants another method; the server then cancels this payment. */
  onOther: () => void;
};

/**
 * Shows how the customer pays an order that waits for its payment: by a PIX code, on the provider's
 * page, or by card.
 */
export function WaitingPayment({ order, onChanged, onFailure, onOther }: WaitingPaymentProps) {
  const t = useText();
  const { list, loading, failed, checkedByHand, refresh } = usePayments(order, onChanged);
  const payment = paymentOf({ list, failed }, order);
  // Another backend may list no payments. A card that was entered must not be asked for again.
  const onlyCard = list?.length === 0 && wasCardEnteredForOrder(order.id);
  const waits = payment !== undefined || onlyCard;
  const ended = list !== null && !waits && !list.some(({ status }) => status === "paid");
  const whenEnded = useEffectEvent(onOther);
  useEffect(() => {
    if (ended) whenEnded();
  }, [ended]);

  const ours = payment !== undefined && hasPaymentParams(payment);
  return (
    <Card className="flex flex-col gap-3 pb-2">
      {!list && !failed && (
        <p className="h-24 rounded-s bg-line motion-safe:animate-pulse">
          <span className="heard">{t("pay.loading")}</span>
        </p>
      )}
      {payment && (
        <PaymentInstructions
          payment={payment}
          order={order}
          onChanged={onChanged}
          onFailure={onFailure}
          onExpired={() => refresh({ byHand: false })}
        />
      )}
      {onlyCard && (
        <>
          <h2 className="text-md">{t("pay.cardWaits.title")}</h2>
          <p className="text-muted">{t("pay.checking")}</p>
        </>
      )}
      {failed && !payment && <Notice alert>{t("pay.askFailed")}</Notice>}
      {payment?.test && ours && <SandboxBank payment={payment} onChanged={onChanged} />}
      <div className="flex flex-col">
        <Button
          look={payment ? "plain" : "secondary"}
          busy={loading}
          onClick={() => refresh({ byHand: true })}
        >
          {t("pay.paidAlready")}
        </Button>
        <p role="status" className="pb-2 text-center text-xs text-muted empty:hidden">
          {checkedByHand && waits && t("pay.notYet")}
        </p>
        {(ours || onlyCard) && (
          <Button look="plain" onClick={onOther}>
            {t("pay.other")}
          </Button>
        )}
      </div>
    </Card>
  );
}

type PaymentInstructionsProps = OrderPaymentProps & {
  onFailure: (failure: PaymentFailure) => void;
  payment: CompanyPayment;
  /** The payment's time is over: the page must fetch its result. */
  onExpired: () => void;
};

function PaymentInstructions({
  payment,
  order,
  onChanged,
  onFailure,
  onExpired,
}: PaymentInstructionsProps) {
  const t = useText();
  const { qr_code, redirect_url, client_secret, expires_at } = payment.params;
  const expired = useSecondsLeft(expires_at ?? order.payment_expires_at) === 0;
  const whenExpired = useEffectEvent(onExpired);
  useEffect(() => {
    if (!expired) return;
    whenExpired();
    const timer = setInterval(whenExpired, POLL_MS);
    return () => clearInterval(timer);
  }, [expired]);

  // A card form stays: the bank's answer can still arrive.
  if (client_secret)
    return (
      <CardPayment payment={payment} order={order} onChanged={onChanged} onFailure={onFailure} />
    );
  if (expired) return <ExpiredPayment />;
  if (qr_code) return <PixPayment code={qr_code} payment={payment} order={order} />;
  if (redirect_url) return <HostedPayment href={redirect_url} order={order} />;
  return <p>{t("pay.checking")}</p>;
}

/** Shown for a payment that the server is about to cancel: the customer must not pay it. */
function ExpiredPayment() {
  const t = useText();
  return (
    <div className="flex flex-col gap-2" role="status">
      <h2 className="text-md">{t("pay.lapsed.title")}</h2>
      <p className="text-muted">{t("pay.lapsed.how")}</p>
    </div>
  );
}
