import type { Order } from "@comanda/contract/orders/order";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { type Cents, fromCents } from "@comanda/domain/money/cents";
import { valibotResolver } from "@hookform/resolvers/valibot";
import { useEffect, useEffectEvent } from "react";
import { useForm } from "react-hook-form";
import { useCompanySite } from "../../../company/company-site.tsx";
import { usePrice } from "../../../company/use-price.ts";
import { useText } from "../../../i18n/text.ts";
import { parseTypedAmount } from "../../../pay/methods/cash-received.ts";
import { chosenMethod, initialChoice } from "../../../pay/methods/payment-modes.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { lastPaymentMethod } from "../../../session/client/last-payment-method.ts";
import { useServiceFee } from "../extras/use-service-fee.ts";
import { useChargesByMethod } from "../payment/use-charges-by-method.ts";
import { usePaymentMethods } from "../payment/use-payment-methods.ts";
import { usePaymentMode } from "../payment/use-payment-mode.ts";
import { type SummaryForm, summaryFormSchema } from "./summary-form-schema.ts";

/**
 * Returns the form of the summary, with what follows from it: the chosen method, and the charges of
 * `order` when it is paid by that method. `charges` is null without a draft; `free` says that the order
 * costs nothing.
 */
export function useSummaryForm(serviceType: ServiceType, order: Order | null) {
  const paymentMethods = usePaymentMethods(serviceType);
  const { methods } = paymentMethods;
  const serviceFee = useServiceFee(serviceType);
  const { chargesFor, feeAccepted } = useChargesByMethod(order, serviceFee.setting);
  const form = useSavedForm(methods, (method) => chargesFor(method)?.total ?? null);
  const free = chargesFor(null)?.total === 0;
  const chosen = chosenMethod(methods ?? [], form.watch("methodId"), free);
  const paymentMode = usePaymentMode(methods, chosen);
  const charges = chargesFor(chosen);
  return { form, paymentMethods, paymentMode, chosen, charges, free, feeAccepted, serviceFee };
}

/** Comment, method and cash; the checkout saves them while the customer types. */
function useSavedForm(
  /** Null while they load. */
  methods: readonly PaymentMethod[] | null,
  totalOf: (method: PaymentMethod | null) => Cents | null,
) {
  const t = useText();
  const price = usePrice();
  const store = useCheckoutStore();
  const { company } = useCompanySite();
  const { currency } = company;
  const currencyCode = currency.code;
  const storedValues = () => {
    const values = store.getState();
    return { ...values, paymentMethodId: values.paymentMethodId ?? lastPaymentMethod(company.id) };
  };
  const form = useForm<SummaryForm>({
    resolver: valibotResolver(
      summaryFormSchema(t, { methods: methods ?? [], currency, price, totalOf }),
    ),
    defaultValues: summaryDefaults(storedValues(), methods ?? [], currencyCode),
    shouldFocusError: false,
  });
  const { subscribe, getValues, setValue, clearErrors } = form;

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

  // The methods can load after the form is shown.
  const valuesNow = useEffectEvent(storedValues);
  useEffect(() => {
    if (!methods || getValues("methodId")) return;
    const methodId = initialMethod(valuesNow(), methods);
    setValue("methodId", methodId);
    // The order button may have been pressed before there was a method.
    if (methodId) clearErrors("methodId");
  }, [methods, getValues, setValue, clearErrors]);

  return form;
}

type StoredValues = {
  comments: string;
  paymentMethodId: string | null;
  amountAvailableToPay: number | null;
};

/** Returns the values from before a reload. */
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

/** Returns the method chosen earlier, or for the last order, if the company still offers it. */
function initialMethod(
  { paymentMethodId }: Pick<StoredValues, "paymentMethodId">,
  methods: readonly PaymentMethod[],
): string | null {
  return initialChoice(methods, paymentMethodId).method?.id ?? null;
}
