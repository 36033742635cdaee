import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import type { Cents } from "@comanda/domain/money/cents";
import { isCashMethod } from "@comanda/domain/orders/payment-method";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Card } from "@comanda/ui/controls/card.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { type ReactNode, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { parseTypedAmount } from "../../../pay/methods/cash-received.ts";
import { CashReceivedField } from "../../../pay/methods/cash-received-field.tsx";
import { MethodChoice } from "../../../pay/methods/method-choice.tsx";
import { methodChosenWith } from "../../../pay/methods/payment-modes.ts";
import type { usePaymentMethods } from "../payment/use-payment-methods.ts";
import type { usePaymentMode } from "../payment/use-payment-mode.ts";
import type { SummaryForm } from "./summary-form-schema.ts";

type PaymentChoiceProps = {
  form: UseFormReturn<SummaryForm>;
  paymentMethods: ReturnType<typeof usePaymentMethods>;
  paymentMode: ReturnType<typeof usePaymentMode>;
  chosen: PaymentMethod | null;
  /** The total in cents; null while it is not known. */
  total: Cents | null;
  /** The order is being sent: the payment can no longer change. */
  busy: boolean;
  /** The card form, when the chosen method has one. */
  cardForm: ReactNode;
};

/**
 * Shows the choice of the payment method; with cash also the amount that the customer hands over. An order
 * that costs nothing needs no choice, but a method: while there is none, the card says why.
 */
export function PaymentChoice({
  form,
  paymentMethods,
  paymentMode,
  chosen,
  total,
  busy,
  cardForm,
}: PaymentChoiceProps) {
  const t = useText();
  const { methods, failed, retry } = paymentMethods;
  const { errors, isSubmitted } = form.formState;

  const choose = (method: PaymentMethod | null) => {
    form.setValue("methodId", method?.id ?? null, {
      shouldValidate: isSubmitted && method !== null,
    });
  };

  if (total === 0 && chosen) return <NothingToPay />;
  const isMissing = !methods?.length;
  return (
    <Card
      data-field
      data-payment
      data-invalid={isMissing && errors.methodId !== undefined}
      tabIndex={isMissing ? -1 : undefined}
      className="scroll-mt-14 py-2"
    >
      {methods && methods.length > 0 && (
        <MethodChoice
          methods={methods}
          mode={paymentMode.mode}
          onMode={(next) => {
            paymentMode.setMode(next);
            choose(methodChosenWith(methods, next));
          }}
          chosen={chosen}
          onChoose={choose}
          error={errors.methodId?.message}
          disabled={busy}
        >
          {chosen && isCashMethod(chosen) ? <CashReceived form={form} total={total} /> : cardForm}
        </MethodChoice>
      )}
      {isMissing && <h3 className="py-2 text-sm">{t("checkout.payment")}</h3>}
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
              {t("failure.retry")}
            </Button>
          }
        >
          {t("checkout.methodsFailed")}
        </Notice>
      )}
    </Card>
  );
}

/** Asks for the amount once the customer says that they need change, or has typed one before. */
function CashReceived({ form, total }: { form: UseFormReturn<SummaryForm>; total: Cents | null }) {
  const t = useText();
  const { company } = useCompanySite();
  const error = form.formState.errors.received?.message;
  const [isAsked, setAsked] = useState(() => form.getValues("received") !== "");
  if (!isAsked && !error) {
    return (
      <Button look="plain" className="-ms-2" onClick={() => setAsked(true)}>
        {t("checkout.needChange")}
      </Button>
    );
  }
  return (
    <CashReceivedField
      {...form.register("received")}
      received={parseTypedAmount(form.watch("received"), company.currency.code)}
      total={total}
      error={error}
      autoFocus={isAsked && form.getValues("received") === ""}
    />
  );
}

/** Shown instead of the methods when the order costs nothing. */
function NothingToPay() {
  const t = useText();
  return (
    <Card className="py-2">
      <h3 className="py-2 text-sm">{t("checkout.payment")}</h3>
      <p className="pb-2 text-muted">{t("checkout.nothingToPay")}</p>
    </Card>
  );
}
