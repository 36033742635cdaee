import "../i18n/later-messages.ts";
import type { CompanyPayment } from "@comanda/contract/payments";
import { useText } from "../i18n/text.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Notice } from "../ui/notice.tsx";
import { CardPayment } from "./card-payment.tsx";
import { HostedPayment } from "./hosted-payment.tsx";
import type { OrderPaymentProps } from "./order-payment.tsx";
import { PayAgain } from "./pay-again.tsx";
import { PixPayment } from "./pix-payment.tsx";
import { SandboxDesk } from "./sandbox-desk.tsx";
import { usePayments } from "./use-payments.ts";

/** How an order that waits for its payment is paid: by its code, on the provider's page, or by a card. */
export function WaitingPayment({ order, onChanged }: OrderPaymentProps) {
  const t = useText();
  const { list, asking, failed, ask } = usePayments(order, onChanged);
  const payment = list?.find(({ status }) => status === "pending");
  const over =
    list !== null && !list.some(({ status }) => status === "pending" || status === "paid");
  if (over) return <PayAgain order={order} onChanged={onChanged} />;
  return (
    <Card className="flex flex-col gap-3">
      {!list && !failed && (
        <p className="h-24 rounded-s bg-line motion-safe:animate-pulse">
          <span className="heard">{t("pay.loading")}</span>
        </p>
      )}
      {payment && <Way payment={payment} order={order} onChanged={onChanged} />}
      {failed && <Notice alert>{t("pay.askFailed")}</Notice>}
      <Button look={payment ? "plain" : "secondary"} busy={asking} onClick={ask}>
        {t("pay.paidAlready")}
      </Button>
      {payment?.test && isOurs(payment) && <SandboxDesk payment={payment} onChanged={onChanged} />}
    </Card>
  );
}

function Way({ payment, order, onChanged }: OrderPaymentProps & { payment: CompanyPayment }) {
  const t = useText();
  const { qr_code: code, redirect_url: redirect, client_secret: secret } = payment.params;
  if (code) return <PixPayment code={code} payment={payment} order={order} />;
  if (redirect) return <HostedPayment href={redirect} order={order} />;
  if (secret) return <CardPayment payment={payment} order={order} onChanged={onChanged} />;
  return <p>{t("pay.checking")}</p>;
}

/** Whoever did not order is shown nothing to pay with. */
function isOurs({ params }: CompanyPayment): boolean {
  return Object.values(params).some(Boolean);
}
