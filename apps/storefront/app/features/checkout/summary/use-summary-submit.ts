import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";
import { isCashMethod } from "@comanda/domain/orders/payment-method";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import type { PlacementResult } from "../../../pay/attempt/pay-order.ts";
import { parseTypedAmount } from "../../../pay/methods/cash-received.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { type UpdateOrderBody, updateOrderBody } from "../draft/order-body.ts";
import type { useDraftOrder } from "../draft/use-draft-order.ts";
import { primaryError } from "../errors/checkout-error.ts";
import { applyTypedCoupon } from "../extras/apply-typed-coupon.ts";
import { canSubmitExtras } from "../extras/can-submit-extras.ts";
import { focusFirstError } from "../frame/focus-first-error.ts";
import { useCheckoutPayment } from "../payment/use-checkout-payment.ts";
import { useAskForOrder } from "../placement/use-ask-for-order.ts";
import { useCompletePlacedDraft } from "../placement/use-complete-placed-draft.ts";
import { usePlaceOrder } from "../placement/use-place-order.ts";
import type { useSchedule } from "../schedule/use-schedule.ts";
import { showPaymentChoice } from "./show-payment-choice.ts";
import type { SummaryForm } from "./summary-form-schema.ts";
import { useDeferredSubmit } from "./use-deferred-submit.ts";
import { useReportedError } from "./use-reported-error.ts";
import type { useSummaryForm } from "./use-summary-form.ts";

type SummarySubmitOptions = {
  draft: ReturnType<typeof useDraftOrder>;
  schedule: ReturnType<typeof useSchedule>;
  summary: ReturnType<typeof useSummaryForm>;
  onPlaced: (placed: PlacementResult) => void;
  /** Reports whether the order is being sent and paid. */
  onBusy: (busy: boolean) => void;
};

/**
 * Submits the summary: checks it, sends the order, and pays it where the method asks for that.
 * An error that the form can show is shown there; `error` is the one for the notice above the button.
 */
export function useSummarySubmit({
  draft,
  schedule,
  summary,
  onPlaced,
  onBusy,
}: SummarySubmitOptions) {
  const { form, chosen, charges, free, feeAccepted } = summary;
  const store = useCheckoutStore();
  const { company } = useCompanySite();
  const [submitted, setSubmitted] = useState(false);
  /** The form element of the last submit; the focus goes to the first error in it. */
  const submittedForm = useRef<EventTarget | null>(null);
  const placing = usePlaceOrder({
    onPlaced,
    onDraftLost: draft.retry,
    onReconnect: () => void send(),
  });
  const payment = useCheckoutPayment({
    order: draft.order,
    chosen,
    leftOnline: summary.paymentMode.leftOnline,
    charges,
    feeAccepted,
    placing,
    onDeselect: () => form.setValue("methodId", null),
    onStale: draft.retry,
  });
  useCompletePlacedDraft(draft.order, onPlaced);

  const updateBody = (
    values: SummaryForm,
    method: PaymentMethod,
    total: PriceBreakdown,
  ): UpdateOrderBody => {
    const { additionalInfo, tipType } = store.getState();
    const paysCash = isCashMethod(method) && !free;
    const received = paysCash ? parseTypedAmount(values.received, company.currency.code) : null;
    const { scheduledFor } = schedule.state;
    const { comment } = values;
    const details = { method, received, comment, scheduledFor, tipType, feeAccepted };
    return updateOrderBody(company, additionalInfo, details, total);
  };

  const submit = async (values: SummaryForm) => {
    if (schedule.state.reason) return focusFirstError(submittedForm.current);
    if (!draft.order || !chosen || !charges) return;
    if (applyTypedCoupon(store) || deferredSubmit.isPending) return deferredSubmit.defer();
    if (!canSubmitExtras(submittedForm.current, draft.order, store.getState())) {
      return focusFirstError(submittedForm.current);
    }
    if (payment.formFailure) {
      payment.retryForm();
      return showPaymentChoice(submittedForm.current);
    }
    await payment.pay(draft.order.id, updateBody(values, chosen, charges));
    if (payment.byCard) focusFirstError(submittedForm.current);
  };
  const send = form.handleSubmit(submit, () => focusFirstError(submittedForm.current));

  const deferredSubmit = useDeferredSubmit({
    order: draft.order,
    current: charges && { total: charges.total, byCard: payment.byCard },
    send: () => void send(),
    onTotalChanged: payment.reportTotalChanged,
  });
  const asking = useAskForOrder({
    // While the draft is read again, that finds the order.
    error: draft.order && placing.error,
    onPlaced,
    sendAgain: () => void send(),
  });
  const busy = placing.busy || deferredSubmit.deferred;
  useEffect(() => {
    onBusy(busy);
    return () => onBusy(false);
  }, [busy, onBusy]);

  useReportedError({
    order: draft.order,
    placing,
    form,
    submittedForm,
    onMethodUnavailable: payment.markUnavailable,
    refuseSchedule: schedule.refuse,
    onStale: draft.retry,
  });

  return {
    payment,
    busy,
    /** Whether the customer has submitted the form at least once. */
    submitted,
    error: primaryError(draft.error, asking.error ?? placing.error),
    dismissError: placing.dismiss,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      submittedForm.current = event.currentTarget;
      setSubmitted(true);
      asking.onPress();
      void send(event);
    },
  };
}
