import type { PaymentMethod } from "@comanda/contract/payments";
import { type Cents, fromCents } from "@comanda/domain/money";
import { valibotResolver } from "@hookform/resolvers/valibot";
import { useEffect, useEffectEvent } from "react";
import { useForm } from "react-hook-form";
import { useText } from "../../../i18n/text.tsx";
import { firstChoice } from "../../../pay/payment-modes.ts";
import { typedAmount } from "../../../pay/received-amount.ts";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { lastPaymentMethod } from "../../../session/last-payment.ts";
import { usePrice } from "../../../shop/money.ts";
import { useShop } from "../../../shop/shop.tsx";
import { type SummaryForm, summaryForm } from "./summary-form.ts";

/** Comment, payment and cash, kept with the checkout as they are typed. */
export function useSummaryForm(
  /** Null while they are not known. */
  methods: readonly PaymentMethod[] | null,
  totalOf: (method: PaymentMethod | null) => Cents | null,
) {
  const t = useText();
  const price = usePrice();
  const store = useCheckoutStore();
  const { company } = useShop();
  const currencyCode = company.currency.code;
  const saidBefore = () => {
    const said = store.getState();
    return { ...said, paymentMethodId: said.paymentMethodId ?? lastPaymentMethod(company.id) };
  };
  const form = useForm<SummaryForm>({
    resolver: valibotResolver(
      summaryForm(t, { methods: methods ?? [], currencyCode, price, totalOf }),
    ),
    defaultValues: summaryDefaults(saidBefore(), methods ?? [], currencyCode),
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
            amountAvailableToPay: typedAmount(values.received, currencyCode) || null,
          }),
      }),
    [subscribe, store, currencyCode],
  );

  // The methods may have come after the form.
  const onMethods = useEffectEvent(saidBefore);
  useEffect(() => {
    if (!methods || getValues("methodId")) return;
    setValue("methodId", firstMethod(onMethods(), methods));
  }, [methods, getValues, setValue]);

  return form;
}

type Said = {
  comments: string;
  paymentMethodId: string | null;
  amountAvailableToPay: number | null;
};

/** What was said before a reload. */
function summaryDefaults(
  said: Said,
  methods: readonly PaymentMethod[],
  currencyCode: string,
): SummaryForm {
  const received = said.amountAvailableToPay;
  return {
    comment: said.comments,
    methodId: firstMethod(said, methods),
    received: received === null ? "" : String(fromCents(received, currencyCode)),
  };
}

/** The method that was chosen before, be it for the last order, as long as it is offered. */
function firstMethod(
  { paymentMethodId }: Pick<Said, "paymentMethodId">,
  methods: readonly PaymentMethod[],
): string | null {
  return firstChoice(methods, paymentMethodId).method?.id ?? null;
}
