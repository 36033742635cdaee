import "../i18n/later-messages.ts";
import type { PaymentMethod } from "@comanda/contract/payments";
import { isCash, isOnline } from "@comanda/domain/payment-method";
import { useState } from "react";
import { useText } from "../i18n/text.tsx";
import { usePrice } from "../shop/money.ts";
import { OrderAgainLink } from "../shop/order-again-link.tsx";
import { useShop } from "../shop/shop.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Notice } from "../ui/notice.tsx";
import { CardForm } from "./card-form.tsx";
import { MethodChoice } from "./method-choice.tsx";
import type { OrderPaymentProps } from "./order-payment.tsx";
import { firstChoice, onlyOf, type PaymentMode } from "./payment-modes.ts";
import { PaymentProblemSheet } from "./payment-problem.tsx";
import { receivedFault, typedAmount } from "./received-amount.ts";
import { ReceivedField } from "./received-field.tsx";
import { Unreachable } from "./unreachable.tsx";
import { useLastPayment } from "./use-last-payment.ts";
import { useMethods } from "./use-methods.ts";
import { usePayAgain } from "./use-pay-again.ts";

type PayAgainProps = OrderPaymentProps & {
  /** Back to the payment that is waited for; null where there is none. */
  onBack: (() => void) | null;
};

/** An order whose payment did not work, or is to be made otherwise: online by any method, or not. */
export function PayAgain({ order, onChanged, onBack }: PayAgainProps) {
  const t = useText();
  const { methods, failed, retry } = useMethods(order.service_type);
  const last = useLastPayment(order);
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
      {methods && <Form {...{ order, onChanged, methods }} />}
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
      {t("trouble.retry")}
    </Button>
  );
}

type FormProps = OrderPaymentProps & { methods: readonly PaymentMethod[] };

function Form({ order, onChanged, methods }: FormProps) {
  const t = useText();
  const price = usePrice();
  const { company } = useShop();
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const [mode, setMode] = useState<PaymentMode>(() => firstChoice(methods, null).mode);
  const [tried, setTried] = useState(false);
  const [typed, setTyped] = useState("");
  const cash = chosen !== null && isCash(chosen);
  const received = cash ? typedAmount(typed, company.currency.code) : null;
  const paying = usePayAgain({
    order,
    method: chosen,
    received,
    onDeselect: () => setChosen(null),
    onChanged,
  });
  const choose = (method: PaymentMethod | null) => {
    setChosen(method);
    setTried(false);
  };
  const total = price(paying.total);
  const fault = receivedFault(received, paying.total);
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (chosen && !fault) paying.pay();
      }}
    >
      <MethodChoice
        methods={methods}
        mode={mode}
        onMode={(next) => {
          setMode(next);
          choose(onlyOf(methods, next));
        }}
        chosen={chosen}
        onChoose={choose}
        error={tried && !chosen ? t("checkout.chooseMethod") : undefined}
        disabled={paying.busy}
      >
        {paying.byCard && <CardPart paying={paying} />}
        {cash && (
          <ReceivedField
            value={typed}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
            received={received}
            total={paying.total}
            error={tried && fault ? t(fault, { total }) : undefined}
            disabled={paying.busy}
          />
        )}
      </MethodChoice>
      {paying.trouble.length > 0 && (
        <Notice tone="danger" alert>
          {paying.trouble.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
      <Button type="submit" busy={paying.busy} disabled={chosen !== null && !paying.ready}>
        <span className="flex flex-1 flex-wrap justify-between gap-x-4">
          {t(chosen && !isOnline(chosen) ? "checkout.toOrder" : "pay.again.pay")}
          <span className="tabular">{total}</span>
        </span>
      </Button>
      <PaymentProblemSheet problem={paying.problem} onClose={paying.onProblemSeen} />
    </form>
  );
}

function CardPart({ paying }: { paying: ReturnType<typeof usePayAgain> }) {
  const { payment, unreachable, retry } = paying.begun;
  if (unreachable) return <Unreachable onRetry={retry} />;
  return (
    <fieldset disabled={paying.busy} className="min-w-0">
      <CardForm payment={payment} onDesk={paying.onCard} onFailed={paying.unavailable} />
    </fieldset>
  );
}
