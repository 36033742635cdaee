import "../../i18n/fetch-later-messages.ts";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { isCashMethod, isOnlineMethod } from "@comanda/domain/orders/payment-method";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Card } from "@comanda/ui/controls/card.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { useState } from "react";
import { useCompanySite } from "../../company/company-site.tsx";
import { usePrice } from "../../company/use-price.ts";
import { useText } from "../../i18n/text.ts";
import { OrderAgainLink } from "../../ordering/order-again-link.tsx";
import { CardFormFailed } from "../attempt/card-form-failed.tsx";
import type { OrderPaymentProps } from "../attempt/order-payment-props.ts";
import { PaymentFailedSheet } from "../attempt/payment-failed-sheet.tsx";
import { CardForm } from "../card/card-form.tsx";
import { cashReceivedError, parseTypedAmount } from "../methods/cash-received.ts";
import { CashReceivedField } from "../methods/cash-received-field.tsx";
import { MethodChoice } from "../methods/method-choice.tsx";
import { initialChoice, onlyMethodOf, type PaymentMode } from "../methods/payment-modes.ts";
import { useFetchPaymentMethods } from "../methods/use-fetch-payment-methods.ts";
import { useLastPaymentStatus } from "./use-last-payment-status.ts";
import { useRetryPayment } from "./use-retry-payment.ts";

type RetryPaymentProps = OrderPaymentProps & {
  /** Goes back to the open payment; null without one. */
  onBack: (() => void) | null;
};

/**
 * Shows the form that pays an order again, after its payment failed or when the customer wants another
 * method.
 */
export function RetryPayment({ order, onChanged, onBack }: RetryPaymentProps) {
  const t = useText();
  const { methods, failed, retry } = useFetchPaymentMethods(order.service_type);
  const last = useLastPaymentStatus(order);
  return (
    <Card className="flex flex-col gap-3 pb-2">
      <h2 className="text-md">{t("pay.again.title")}</h2>
      {(last === "failed" || last === "cancelled") && (
        <p className="text-muted">{t(`pay.again.${last}`)}</p>
      )}
      {failed && (
        <Notice alert action={<Retry onRetry={retry} />}>
          {t("checkout.methodsFailed")}
        </Notice>
      )}
      {!methods && !failed && (
        <p className="h-24 rounded-s bg-line motion-safe:animate-pulse">
          <span className="heard">{t("checkout.methodsLoading")}</span>
        </p>
      )}
      {methods?.length === 0 && <Notice>{t("checkout.noMethods")}</Notice>}
      {methods && methods.length > 0 && (
        <RetryForm order={order} onChanged={onChanged} methods={methods} />
      )}
      {onBack ? (
        <Button look="plain" onClick={onBack}>
          {t("pay.other.back")}
        </Button>
      ) : (
        <OrderAgainLink order={order} look="plain" />
      )}
    </Card>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <Button look="plain" onClick={onRetry}>
      {t("failure.retry")}
    </Button>
  );
}

type RetryFormProps = OrderPaymentProps & { methods: readonly PaymentMethod[] };

function RetryForm({ order, onChanged, methods }: RetryFormProps) {
  const t = useText();
  const price = usePrice();
  const { company } = useCompanySite();
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const [mode, setMode] = useState<PaymentMode>(() => initialChoice(methods, null).mode);
  const [submitted, setSubmitted] = useState(false);
  const [typed, setTyped] = useState("");
  const cash = chosen !== null && isCashMethod(chosen);
  const received = cash ? parseTypedAmount(typed, company.currency.code) : null;
  const paying = useRetryPayment({
    order,
    method: chosen,
    received,
    onDeselect: () => setChosen(null),
    onChanged,
  });
  const choose = (method: PaymentMethod | null) => {
    setChosen(method);
    setSubmitted(false);
  };
  const total = price(paying.total);
  const amountError = cashReceivedError(received, paying.total, company.currency);
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        if (chosen && !amountError) paying.pay();
      }}
    >
      <MethodChoice
        methods={methods}
        mode={mode}
        onMode={(next) => {
          setMode(next);
          choose(onlyMethodOf(methods, next));
        }}
        chosen={chosen}
        onChoose={choose}
        error={submitted && !chosen ? t("checkout.chooseMethod") : undefined}
        disabled={paying.busy}
      >
        {paying.byCard && <RetryCardForm paying={paying} />}
        {cash && (
          <CashReceivedField
            value={typed}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
            received={received}
            total={paying.total}
            error={submitted && amountError ? t(amountError, { total }) : undefined}
            disabled={paying.busy}
          />
        )}
      </MethodChoice>
      {paying.errors.length > 0 && (
        <Notice tone="danger" alert>
          {paying.errors.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
      <Button type="submit" busy={paying.busy} disabled={chosen !== null && !paying.ready}>
        <span className="flex flex-1 flex-wrap justify-between gap-x-4">
          {t(chosen && !isOnlineMethod(chosen) ? "checkout.toOrder" : "pay.again.pay")}
          <span className="tabular">{total}</span>
        </span>
      </Button>
      <PaymentFailedSheet failure={paying.failure} onClose={paying.dismissFailure} />
    </form>
  );
}

function RetryCardForm({ paying }: { paying: ReturnType<typeof useRetryPayment> }) {
  const { payment, failure } = paying.cardPayment;
  if (failure) return <CardFormFailed failure={failure} onRetry={paying.retryForm} />;
  return (
    <fieldset disabled={paying.busy} className="min-w-0">
      <CardForm
        cardPayment={payment}
        onHandle={paying.setCardForm}
        onFailed={paying.markUnavailable}
      />
    </fieldset>
  );
}
