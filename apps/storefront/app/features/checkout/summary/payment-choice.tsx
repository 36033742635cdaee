import type { PaymentMethod } from "@comanda/contract/payments";
import type { Cents } from "@comanda/domain/money";
import { isCash } from "@comanda/domain/payment-method";
import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useText } from "../../../i18n/text.tsx";
import { usePrice } from "../../../shop/money.ts";
import { useShop } from "../../../shop/shop.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ChoiceRow } from "../../../ui/choice-row.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { changeOf, typedAmount } from "./received-amount.ts";
import type { SummaryForm } from "./summary-form.ts";
import type { usePaymentMethods } from "./use-payment-methods.ts";

type PaymentChoiceProps = {
  form: UseFormReturn<SummaryForm>;
  payment: ReturnType<typeof usePaymentMethods>;
  chosen: PaymentMethod | null;
  /** What is to be paid; null while it is not known. */
  total: Cents | null;
};

/** How the order is paid, and with cash, what for: so that the change is ready. */
export function PaymentChoice({ form, payment, chosen, total }: PaymentChoiceProps) {
  const t = useText();
  const titleId = useId();
  const errorId = useId();
  const { methods, besideOnline, failed, retry } = payment;
  const { errors, isSubmitted } = form.formState;
  const error = errors.methodId?.message;
  return (
    <Card data-field className="scroll-mt-14 py-2">
      <div
        role="radiogroup"
        tabIndex={-1}
        aria-invalid={Boolean(error)}
        aria-labelledby={titleId}
        aria-describedby={errorId}
      >
        <h3 id={titleId} className="py-2 text-sm">
          {t(besideOnline ? "checkout.otherMethods" : "checkout.payment")}
        </h3>
        <div>
          {methods?.map((method) => (
            <ChoiceRow
              key={method.id}
              type="radio"
              name="methodId"
              label={methodName(method, t("checkout.cash"))}
              checked={method.id === chosen?.id}
              onChange={() => form.setValue("methodId", method.id, { shouldValidate: isSubmitted })}
              end={feeText(method)}
            />
          ))}
        </div>
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
        <p id={errorId} className="text-xs text-danger empty:hidden">
          {error}
        </p>
      </div>
      {chosen && isCash(chosen) && <Received form={form} total={total} />}
    </Card>
  );
}

function methodName({ description, code }: PaymentMethod, cash: string): string {
  return description || (isCash({ code }) ? cash : code);
}

function feeText({ payment_method_fee: fee }: PaymentMethod): string | undefined {
  return fee > 0 ? `+${fee}%` : undefined;
}

function Received({ form, total }: { form: UseFormReturn<SummaryForm>; total: Cents | null }) {
  const t = useText();
  const price = usePrice();
  const { company } = useShop();
  const received = typedAmount(form.watch("received"), company.currency.code);
  const change = changeOf(received, total);
  return (
    <Field
      {...form.register("received")}
      className="py-2"
      label={t("checkout.received")}
      hint={
        change === null
          ? t("checkout.receivedHint")
          : t("checkout.change", { change: price(change) })
      }
      error={form.formState.errors.received?.message}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={15}
    />
  );
}
