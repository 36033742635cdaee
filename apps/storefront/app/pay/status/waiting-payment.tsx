import "../../i18n/later-messages.ts";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { useEffect, useEffectEvent } from "react";
import { useText } from "../../i18n/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { OrderPaymentProps } from "../attempt/order-payment-props.ts";
import type { PaymentFailure } from "../attempt/payment-failed-sheet.tsx";
import { CardPayment } from "./card-payment.tsx";
import { HostedPayment } from "./hosted-payment.tsx";
import { PixPayment } from "./pix-payment.tsx";
import { SandboxBank } from "./sandbox-bank.tsx";
import { usePayments } from "./use-payments.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

/** What has lapsed is asked for so often, in milliseconds, until the server has withdrawn it. */
const POLL_MS = 20_000;

type WaitingPaymentProps = OrderPaymentProps & {
  onProblem: (problem: PaymentFailure) => void;
  /** It is to be paid otherwise; this payment is then withdrawn. */
  onOther: () => void;
};

/** How an order that waits for its payment is paid: by its code, on the provider's page, or by a card. */
export function WaitingPayment({ order, onChanged, onProblem, onOther }: WaitingPaymentProps) {
  const t = useText();
  const { list, loading, failed, checkedByHand, ask } = usePayments(order, onChanged);
  const payment = list?.find(({ status }) => status === "pending");
  const ended =
    list !== null && !list.some(({ status }) => status === "pending" || status === "paid");
  const whenOver = useEffectEvent(onOther);
  useEffect(() => {
    if (ended) whenOver();
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
          {...{ payment, order, onChanged, onProblem }}
          onLapsed={() => ask(false)}
        />
      )}
      {failed && <Notice alert>{t("pay.askFailed")}</Notice>}
      {payment?.test && ours && <SandboxBank payment={payment} onChanged={onChanged} />}
      <div className="flex flex-col">
        <Button look={payment ? "plain" : "secondary"} busy={loading} onClick={() => ask(true)}>
          {t("pay.paidAlready")}
        </Button>
        <p role="status" className="pb-2 text-center text-xs text-muted empty:hidden">
          {checkedByHand && payment && t("pay.notYet")}
        </p>
        {ours && (
          <Button look="plain" onClick={onOther}>
            {t("pay.other")}
          </Button>
        )}
      </div>
    </Card>
  );
}

type WayProps = OrderPaymentProps & {
  onProblem: (problem: PaymentFailure) => void;
  payment: CompanyPayment;
  /** Its time is up: what became of it is to be asked. */
  onLapsed: () => void;
};

function PaymentInstructions({ payment, order, onChanged, onProblem, onLapsed }: WayProps) {
  const t = useText();
  const { qr_code, redirect_url, client_secret, expires_at } = payment.params;
  const lapsed = useSecondsLeft(expires_at ?? order.payment_expires_at) === 0;
  const whenLapsed = useEffectEvent(onLapsed);
  useEffect(() => {
    if (!lapsed) return;
    whenLapsed();
    const timer = setInterval(whenLapsed, POLL_MS);
    return () => clearInterval(timer);
  }, [lapsed]);

  // A card's form stays: its answer may be on the way.
  if (client_secret) return <CardPayment {...{ payment, order, onChanged, onProblem }} />;
  if (lapsed) return <ExpiredPayment />;
  if (qr_code) return <PixPayment code={qr_code} payment={payment} order={order} />;
  if (redirect_url) return <HostedPayment href={redirect_url} order={order} />;
  return <p>{t("pay.checking")}</p>;
}

/** Nobody is to pay what is about to be withdrawn. */
function ExpiredPayment() {
  const t = useText();
  return (
    <div className="flex flex-col gap-2" role="status">
      <h2 className="text-md">{t("pay.lapsed.title")}</h2>
      <p className="text-muted">{t("pay.lapsed.how")}</p>
    </div>
  );
}

/** Whoever did not order is shown nothing to pay with. */
function hasPaymentParams({ params }: CompanyPayment): boolean {
  return Object.values(params).some(Boolean);
}
