import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useState } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { useCompanySite } from "../../company/company-site.tsx";
import { usePrice } from "../../company/use-price.ts";
import { useText } from "../../i18n/text.ts";
import { orderAmounts } from "../../order-summary/order-amounts.ts";
import type { OrderPaymentProps } from "../attempt/order-payment-props.ts";
import type { PaymentFailure } from "../attempt/payment-failed-sheet.tsx";
import { CardForm } from "../card/card-form.tsx";
import { type CardFormHandle, confirmCardPayment } from "../card/confirm-card-payment.ts";
import { wasCardEntered } from "../card/entered-card.ts";
import { cancelOpenPayment } from "../requests/payment-calls.ts";
import { TimeLeft } from "./time-left.tsx";

type CardPaymentProps = OrderPaymentProps & {
  payment: CompanyPayment;
  onFailure: (failure: PaymentFailure) => void;
};

/**
 * Shows a card payment that is not finished: the bank is still checking it, or the customer left before
 * confirming. Entering the card again uses the same payment, which is charged only once.
 */
export function CardPayment({ payment, order, onChanged, onFailure }: CardPaymentProps) {
  const t = useText();
  const price = usePrice();
  const { company } = useCompanySite();
  const [open, setOpen] = useState(false);
  const [card, setCard] = useState<CardFormHandle | null>(null);
  const [busy, setBusy] = useState(false);
  const [unsure, setUnsure] = useState(false);

  const messageGroup = wasCardEntered(payment.id) ? "cardWaits" : "cardOpen";

  const pay = async () => {
    if (!card || busy) return;
    setBusy(true);
    setUnsure(false);
    const filled = await card.validate();
    const outcome = filled
      ? await confirmCardPayment(browserApi, payment, card, window.location.href)
      : null;
    if (outcome?.kind === "refused") {
      // Reported before the payment is cancelled: the cancellation changes the order and replaces
      // this form.
      onFailure(outcome);
      const cancelled = await cancelOpenPayment(browserApi, company.id, payment.id);
      if (cancelled === "paid") onChanged();
    }
    setUnsure(outcome?.kind === "unknown");
    setBusy(false);
    if (outcome?.kind === "paid") onChanged();
    if (outcome?.kind === "processing" || outcome?.kind === "refused") setOpen(false);
  };

  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-md">{t(`pay.${messageGroup}.title`)}</h2>
        <TimeLeft until={order.payment_expires_at} />
      </div>
      <p className="text-muted">{t(`pay.${messageGroup}.how`)}</p>
      {open ? (
        <>
          <fieldset disabled={busy} className="min-w-0">
            <CardForm
              cardPayment={payment}
              onHandle={setCard}
              onFailed={() => onFailure({ kind: "unavailable" })}
            />
          </fieldset>
          {unsure && <Notice alert>{t("pay.unsure")}</Notice>}
          <Button type="submit" busy={busy} disabled={!card}>
            {t("pay.payNow", { total: price(orderAmounts(order).total) })}
          </Button>
        </>
      ) : (
        <Button look="secondary" onClick={() => setOpen(true)}>
          {t(`pay.${messageGroup}.enter`)}
        </Button>
      )}
    </form>
  );
}
