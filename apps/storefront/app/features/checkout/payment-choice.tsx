import type { PaymentMethod } from "@comanda/contract/payments";
import type { Cents } from "@comanda/domain/money";
import { isCash } from "@comanda/domain/payment-method";
import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useText } from "../../i18n/text.tsx";
import { usePrice } from "../../shop/money.ts";
import { useShop } from "../../shop/shop.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { RadioRow } from "../../ui/radio-row.tsx";
import { changeOf, typedAmount } from "./received-amount.ts";
import type { SummaryForm } from "./summary-form.ts";

type PaymentChoiceProps = {
  form: UseFormReturn<SummaryForm>;
  methods: readonly PaymentMethod[];
  /** Online methods exist beside these. */
  besideOnline: boolean;
  chosen: PaymentMethod | null;
  /** What is to be paid; null while it is not known. */
  total: Cents | null;
};

/** How the order is paid, and with cash, what for: so that the change is ready. */
export function PaymentChoice({ form, methods, besideOnline, chosen, total }: PaymentChoiceProps) {
  const t = useText();
  const errorId = useId();
  const error = form.formState.errors.methodId?.message;
  return (
    <Card data-field className="scroll-mt-14 py-2">
      <fieldset aria-describedby={error ? errorId : undefined}>
        <legend className="float-start w-full py-2 font-bold">
          {t(besideOnline ? "checkout.otherMethods" : "checkout.payment")}
        </legend>
        <div className="clear-both">
          {methods.map((method) => (
            <RadioRow
              key={method.id}
              {...form.register("methodId")}
              value={method.id}
              aria-invalid={Boolean(error)}
              end={feeText(method)}
            >
              {methodName(method, t("checkout.cash"))}
            </RadioRow>
          ))}
        </div>
        {methods.length === 0 && <p className="pb-2 text-danger">{t("checkout.noMethods")}</p>}
        <p id={errorId} className="text-xs text-danger empty:hidden">
          {error}
        </p>
      </fieldset>
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
      hint={change === null ? t("checkout.receivedHint") : t("checkout.change", { change: price(change) })}
      error={form.formState.errors.received?.message}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={15}
    />
  );
}
