import type { PaymentMethod } from "@comanda/contract/payments";
import type { Cents } from "@comanda/domain/money";
import { isCash } from "@comanda/domain/payment-method";
import { type ReactNode, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useText } from "../../../i18n/text.tsx";
import { MethodChoice } from "../../../pay/method-choice.tsx";
import { firstChoice, modeOf, onlyOf, type PaymentMode } from "../../../pay/payment-modes.ts";
import { typedAmount } from "../../../pay/received-amount.ts";
import { ReceivedField } from "../../../pay/received-field.tsx";
import { lastPaymentMethod } from "../../../session/last-payment.ts";
import { useShop } from "../../../shop/shop.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { SummaryForm } from "./summary-form.ts";
import type { usePaymentMethods } from "./use-payment-methods.ts";

type PaymentChoiceProps = {
  form: UseFormReturn<SummaryForm>;
  payment: ReturnType<typeof usePaymentMethods>;
  chosen: PaymentMethod | null;
  /** What is to be paid; null while it is not known. */
  total: Cents | null;
  /** The order is being sent: what is paid is settled. */
  busy: boolean;
  /** The card's form, where the chosen method has one. */
  cardForm: ReactNode;
};

/** How the order is paid; with cash, what for, so that the change is ready. */
export function PaymentChoice({
  form,
  payment,
  chosen,
  total,
  busy,
  cardForm,
}: PaymentChoiceProps) {
  const t = useText();
  const { company } = useShop();
  const { methods, failed, retry } = payment;
  const { errors, isSubmitted } = form.formState;
  const [said, setSaid] = useState<PaymentMode | null>(null);
  const first = firstChoice(methods ?? [], lastPaymentMethod(company.id)).mode;
  // A method that is taken back, such as after a refused card, leaves its mode open.
  if (chosen && said !== modeOf(chosen)) setSaid(modeOf(chosen));
  const mode = chosen ? modeOf(chosen) : (said ?? first);

  const choose = (method: PaymentMethod | null) => {
    form.setValue("methodId", method?.id ?? null, {
      shouldValidate: isSubmitted && method !== null,
    });
  };

  return (
    <Card className="py-2">
      {methods && methods.length > 0 && (
        <MethodChoice
          methods={methods}
          mode={mode}
          onMode={(next) => {
            setSaid(next);
            choose(onlyOf(methods, next));
          }}
          chosen={chosen}
          onChoose={choose}
          error={errors.methodId?.message}
          disabled={busy}
        >
          {chosen && isCash(chosen) ? <Received form={form} total={total} /> : cardForm}
        </MethodChoice>
      )}
      {!methods?.length && <h3 className="py-2 text-sm">{t("checkout.payment")}</h3>}
      {methods?.length === 0 && <p className="pb-2 text-danger">{t("checkout.noMethods")}</p>}
      {!methods && !failed && (
        <p className="mb-2 h-12 rounded-s bg-line motion-safe:animate-pulse">
          <span className="heard">{t("checkout.methodsLoading")}</span>
        </p>
      )}
      {failed && (
        <Notice
          alert
          className="mb-2"
          action={
            <Button look="plain" onClick={retry}>
              {t("trouble.retry")}
            </Button>
          }
        >
          {t("checkout.methodsFailed")}
        </Notice>
      )}
    </Card>
  );
}

function Received({ form, total }: { form: UseFormReturn<SummaryForm>; total: Cents | null }) {
  const { company } = useShop();
  return (
    <ReceivedField
      {...form.register("received")}
      received={typedAmount(form.watch("received"), company.currency.code)}
      total={total}
      error={form.formState.errors.received?.message}
    />
  );
}

/** An order that costs nothing is paid in no way. */
export function NothingToPay() {
  const t = useText();
  return (
    <Card className="py-2">
      <h3 className="py-2 text-sm">{t("checkout.payment")}</h3>
      <p className="pb-2 text-muted">{t("checkout.nothingToPay")}</p>
    </Card>
  );
}
