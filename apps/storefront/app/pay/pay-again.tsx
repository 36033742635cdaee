import "../i18n/later-messages.ts";
import type { PaymentMethod } from "@comanda/contract/payments";
import { isOnline } from "@comanda/domain/payment-method";
import { useState } from "react";
import { useText } from "../i18n/text.tsx";
import { usePrice } from "../shop/money.ts";
import { useKeptQuery } from "../shop/query.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { Notice } from "../ui/notice.tsx";
import { CardForm } from "./card-form.tsx";
import { MethodChoice } from "./method-choice.tsx";
import type { OrderPaymentProps } from "./order-payment.tsx";
import { firstChoice, onlyOf, type PaymentMode } from "./payment-modes.ts";
import { PaymentProblemSheet } from "./payment-problem.tsx";
import { Unreachable } from "./unreachable.tsx";
import { useMethods } from "./use-methods.ts";
import { usePayAgain } from "./use-pay-again.ts";

/** An order whose payment did not work: it can be paid again, online or otherwise. */
export function PayAgain({ order, onChanged }: OrderPaymentProps) {
  const t = useText();
  const kept = useKeptQuery();
  const { methods, failed, retry } = useMethods(order.service_type);
  return (
    <Card className="flex flex-col gap-3 pb-2">
      <h2 className="text-md">{t("pay.again.title")}</h2>
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
      <ButtonLink href={kept("/products")} look="plain">
        {t("tracking.orderAgain")}
      </ButtonLink>
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
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const [mode, setMode] = useState<PaymentMode>(() => firstChoice(methods, null).mode);
  const [missing, setMissing] = useState(false);
  const paying = usePayAgain({
    order,
    method: chosen,
    onDeselect: () => setChosen(null),
    onChanged,
  });
  const choose = (method: PaymentMethod | null) => {
    setChosen(method);
    setMissing(false);
  };
  const total = paying.total === null ? "" : price(paying.total);
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) paying.pay();
        else setMissing(true);
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
        error={missing ? t("checkout.chooseMethod") : undefined}
        disabled={paying.busy}
      >
        {paying.byCard && <CardPart paying={paying} />}
      </MethodChoice>
      {paying.trouble.length > 0 && (
        <Notice tone="danger" alert>
          {paying.trouble.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
      <Button type="submit" busy={paying.busy} disabled={chosen !== null && !paying.ready}>
        <span className={classNames("flex flex-wrap gap-x-4", total && "flex-1 justify-between")}>
          {t(chosen && !isOnline(chosen) ? "checkout.toOrder" : "pay.again.pay")}
          {total && <span className="tabular">{total}</span>}
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
