import type { ServiceType } from "@comanda/domain/company/service-type";
import { isCashMethod } from "@comanda/domain/orders/payment-method";
import { isPlaced } from "@comanda/domain/orders/progress";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { PlacementResult } from "../../../pay/attempt/pay-order.ts";
import { parseTypedAmount } from "../../../pay/methods/cash-received.ts";
import { chosenMethod } from "../../../pay/methods/payment-modes.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { updateOrderBody } from "../draft/order-body.ts";
import { useDraftOrder } from "../draft/use-draft-order.ts";
import { primaryError } from "../errors/checkout-error.ts";
import { canSubmitExtras } from "../extras/extras-ready.ts";
import { focusFirstError } from "../frame/focus-first-error.ts";
import { StepFrame } from "../frame/step-frame.tsx";
import { useStepNavigation } from "../frame/use-step-navigation.ts";
import { useCheckoutPayment } from "../payment/use-checkout-payment.ts";
import { useOrderCharges } from "../payment/use-order-charges.ts";
import { usePaymentMethods } from "../payment/use-payment-methods.ts";
import { UnpaidOrder } from "../placement/unpaid-order.tsx";
import { usePlaceOrder } from "../placement/use-place-order.ts";
import { useSchedule } from "../schedule/use-schedule.ts";
import { SummaryBody } from "./summary-body.tsx";
import { SummaryFooter } from "./summary-footer.tsx";
import type { SummaryForm } from "./summary-form.ts";
import { type OpenSheet, SummarySheets } from "./summary-sheets.tsx";
import { useDeferredSubmit } from "./use-deferred-submit.ts";
import { useReportedError } from "./use-reported-error.ts";
import { useSummaryForm } from "./use-summary-form.ts";

type SummaryStepProps = {
  serviceType: ServiceType;
  onPlaced: (placed: PlacementResult) => void;
  /** Asks whether to leave the checkout. */
  onClose: () => void;
  /** Tells whether the order is being sent and paid. */
  onBusy: (busy: boolean) => void;
  /** To the cart, to mend it there. */
  onToCart: () => void;
};

/** All that was said, how it is paid, and what the server says it costs (spec §2, Order summary). */
export function SummaryStep(props: SummaryStepProps) {
  const { serviceType, onPlaced, onClose, onBusy, onToCart } = props;
  const t = useText();
  const store = useCheckoutStore();
  const { company } = useCompanySite();
  const steps = useStepNavigation("order_summary");
  const draft = useDraftOrder();
  const placing = usePlaceOrder({
    onPlaced,
    onDraftLost: draft.retry,
    onReconnect: () => send(),
  });
  const paymentMethods = usePaymentMethods(serviceType);
  const schedule = useSchedule(serviceType);
  const [openSheet, setOpenSheet] = useState<OpenSheet>(null);
  const [submitted, setSubmitted] = useState(false);
  /** The form as it was sent, for whatever comes back. */
  const submittedForm = useRef<EventTarget | null>(null);

  const { chargesFor, feeAccepted } = useOrderCharges(draft.order);
  const form = useSummaryForm(
    paymentMethods.methods,
    (method) => chargesFor(method)?.total ?? null,
  );
  const free = chargesFor(null)?.total === 0;
  const chosen = chosenMethod(paymentMethods.methods ?? [], form.watch("methodId"), free);
  const charges = chargesFor(chosen);
  const payment = useCheckoutPayment({
    order: draft.order,
    chosen,
    charges,
    feeAccepted,
    placing,
    onDeselect: () => form.setValue("methodId", null),
    onStale: draft.retry,
  });

  // An answer that was lost: the restaurant has the order already.
  const completeOrder = useEffectEvent(onPlaced);
  useEffect(() => {
    if (draft.order && isPlaced(draft.order))
      completeOrder({ order: draft.order, alreadyPlaced: true });
  }, [draft.order]);

  const submit = async (values: SummaryForm) => {
    if (schedule.state.reason) return focusFirstError(submittedForm.current);
    if (!draft.order || !chosen || !charges) return;
    if (deferredSubmit.isPending) return deferredSubmit.defer();
    if (!canSubmitExtras(submittedForm.current, draft.order, store.getState())) {
      return focusFirstError(submittedForm.current);
    }
    const { additionalInfo, tipType } = store.getState();
    const body = updateOrderBody(
      company,
      additionalInfo,
      {
        method: chosen,
        received:
          isCashMethod(chosen) && !free
            ? parseTypedAmount(values.received, company.currency.code)
            : null,
        comment: values.comment,
        scheduledFor: schedule.state.scheduledFor,
        tipType,
        feeAccepted,
      },
      charges,
    );
    await payment.pay(draft.order.id, body);
    if (payment.byCard) focusFirstError(submittedForm.current);
  };

  const send = form.handleSubmit(submit, () => focusFirstError(submittedForm.current));

  const deferredSubmit = useDeferredSubmit({
    order: draft.order,
    current: charges && { total: charges.total, byCard: payment.byCard },
    send: () => void send(),
    onTotalChanged: payment.reportTotalChanged,
  });
  const busy = placing.busy || deferredSubmit.deferred;
  useEffect(() => {
    onBusy(busy);
    return () => onBusy(false);
  }, [busy, onBusy]);

  useReportedError({
    placing,
    form,
    submittedForm,
    onMethodUnavailable: payment.unavailable,
    refuseSchedule: schedule.refuse,
  });

  if (draft.unpaid) {
    return <UnpaidOrder order={draft.unpaid} onCancelled={draft.retry} onClose={onClose} />;
  }
  return (
    <>
      <StepFrame
        title={t("checkout.summaryTitle")}
        progress={steps.progress}
        onClose={onClose}
        busy={busy}
        onSubmit={(event) => {
          submittedForm.current = event.currentTarget;
          setSubmitted(true);
          void send(event);
        }}
        footer={
          <SummaryFooter
            total={charges?.total ?? null}
            error={primaryError(draft.error, placing.error)}
            busy={busy}
            payment={payment}
            onRetry={draft.error ? draft.retry : null}
            onCartFitted={placing.dismiss}
            onToCart={onToCart}
            onEditClient={() => steps.goTo("client_information")}
            onToAddresses={() => steps.goTo("delivery_address")}
          />
        }
      >
        <SummaryBody
          form={form}
          serviceType={serviceType}
          paymentMethods={paymentMethods}
          schedule={{
            state: schedule.state,
            submitted,
            onOpen: () => setOpenSheet("schedule"),
            onChoose: schedule.choose,
          }}
          chosen={chosen}
          payment={payment}
          busy={busy}
          order={draft.order}
          onDraftChange={draft.replace}
          charges={charges}
          onEdit={steps.goTo}
          onShowItems={() => setOpenSheet("items")}
        />
      </StepFrame>
      <SummarySheets
        openSheet={openSheet}
        onClose={() => setOpenSheet(null)}
        serviceType={serviceType}
        schedule={schedule}
        payment={payment}
        order={draft.order}
        charges={charges}
      />
    </>
  );
}
