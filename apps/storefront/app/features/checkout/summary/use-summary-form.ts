import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { type Cents, fromCents } from "@comanda/domain/money/cents";
import { valibotResolver } from "@hookform/resolvers/valibot";
import { useEffect, useEffectEvent } from "react";
import { useForm } from "react-hook-form";
import { useCompanySite } from "../../../company/company-site.tsx";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.tsx";
import { parseTypedAmount } from "../../../pay/methods/cash-received.ts";
import { initialChoice } from "../../../pay/methods/payment-modes.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { lastPaymentMethod } from "../../../session/client/last-payment-method.ts";
import { type SummaryForm, summaryFormSchema } from "./summary-form.ts";

/** Comment, payment and cash, kept with the checkout as they are typed. */
export function useSummaryForm(
  /** Null while they are not known. */
  methods: readonly PaymentMethod[] | null,
  totalOf: (method: PaymentMethod | null) => Cents | null,
) {
  const t = useText();
  const price = usePrice();
  const store = useCheckoutStore();
  const { company } = useCompanySite();
  const currencyCode = company.currency.code;
  const storedValues = () => {
    const values = store.getState();
    return { ...values, paymentMethodId: values.paymentMethodId ?? lastPaymentMethod(company.id) };
  };
  const form = useForm<SummaryForm>({
    resolver: valibotResolver(
      summaryFormSchema(t, { methods: methods ?? [], currencyCode, price, totalOf }),
    ),
    defaultValues: summaryDefaults(storedValues(), methods ?? [], currencyCode),
    shouldFocusError: false,
  });
  const { subscribe, getValues, setValue } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          store.getState().update({
            comments: values.comment,
            paymentMethodId: values.methodId,
            amountAvailableToPay: parseTypedAmount(values.received, currencyCode) || null,
          }),
      }),
    [subscribe, store, currencyCode],
  );

  // The methods may have come after the form.
  const valuesNow = useEffectEvent(storedValues);
  useEffect(() => {
    if (!methods || getValues("methodId")) return;
    setValue("methodId", initialMethod(valuesNow(), methods));
  }, [methods, getValues, setValue]);

  return form;
}

type StoredValues = {
  comments: string;
  paymentMethodId: string | null;
  amountAvailableToPay: number | null;
};

/** What was said before a reload. */
function summaryDefaults(
  values: StoredValues,
  methods: readonly PaymentMethod[],
  currencyCode: string,
): SummaryForm {
  const received = values.amountAvailableToPay;
  return {
    comment: values.comments,
    methodId: initialMethod(values, methods),
    received: received === null ? "" : String(fromCents(received, currencyCode)),
  };
}

/** The method that was chosen before, be it for the last order, as long as it is offered. */
function initialMethod(
  { paymentMethodId }: Pick<StoredValues, "paymentMethodId">,
  methods: readonly PaymentMethod[],
): string | null {
  return initialChoice(methods, paymentMethodId).method?.id ?? null;
}
