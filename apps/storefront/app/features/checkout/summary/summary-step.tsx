import type { ServiceType } from "@comanda/domain/company/service-type";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import type { PlacementResult } from "../../../pay/attempt/pay-order.ts";
import { usePaymentMethodLabel } from "../../../pay/methods/use-payment-method-label.ts";
import { TakeawayInstead } from "../delivery/takeaway-instead.tsx";
import { useDraftOrder } from "../draft/use-draft-order.ts";
import { isOnlyPriceChange } from "../errors/checkout-error.ts";
import { StepFrame } from "../frame/step-frame.tsx";
import { useStepNavigation } from "../frame/use-step-navigation.ts";
import { UnpaidOrder } from "../placement/unpaid-order.tsx";
import { useSchedule } from "../schedule/use-schedule.ts";
import { SummaryBody } from "./summary-body.tsx";
import { SummaryFooter } from "./summary-footer.tsx";
import { type OpenSheet, SummarySheets } from "./summary-sheets.tsx";
import { useSummaryForm } from "./use-summary-form.ts";
import { useSummarySubmit } from "./use-summary-submit.ts";

type SummaryStepProps = {
  serviceType: ServiceType;
  onPlaced: (placed: PlacementResult) => void;
  /** Asks whether to leave the checkout. */
  onClose: () => void;
  /** Reports whether the order is being sent and paid. */
  onBusy: (busy: boolean) => void;
  /** Opens the cart, where the customer can change the order. */
  onToCart: () => void;
};

/** Shows the last step: every answer of the customer, the payment method, and the server's total. */
export function SummaryStep(props: SummaryStepProps) {
  const { serviceType, onPlaced, onClose, onBusy, onToCart } = props;
  const t = useText();
  const labelOf = usePaymentMethodLabel();
  const steps = useStepNavigation("order_summary");
  const draft = useDraftOrder();
  const schedule = useSchedule(serviceType);
  const summary = useSummaryForm(serviceType, draft.order);
  const submission = useSummarySubmit({ draft, schedule, summary, onPlaced, onBusy });
  const [openSheet, setOpenSheet] = useState<OpenSheet>(null);
  const { form, paymentMethods, chosen, charges } = summary;
  const { payment, busy } = submission;
  const isLoading =
    !(charges || submission.error) || !(paymentMethods.methods || paymentMethods.failed);

  const refusedForPrices =
    submission.error && isOnlyPriceChange(submission.error) ? (charges?.combos ?? null) : null;

  if (draft.unpaid) {
    return <UnpaidOrder order={draft.unpaid} onSettled={draft.retry} onClose={onClose} />;
  }
  return (
    <>
      <StepFrame
        title={t("checkout.summaryTitle")}
        progress={steps.progress}
        onClose={onClose}
        busy={busy}
        onSubmit={submission.onSubmit}
        footer={
          <SummaryFooter
            total={charges?.total ?? null}
            loading={isLoading}
            error={submission.error}
            busy={busy}
            method={chosen && charges && charges.total > 0 ? labelOf(chosen).label : null}
            refusedForPrices={refusedForPrices}
            payment={payment}
            onRetry={draft.error ? draft.retry : null}
            onCartFitted={submission.dismissError}
            onToCart={onToCart}
            onEditClient={() => steps.goTo("client_information")}
            onToAddresses={() => steps.goTo("delivery_address")}
            otherWay={serviceType === "DELIVERY" && <TakeawayInstead />}
          />
        }
      >
        <SummaryBody
          form={form}
          serviceType={serviceType}
          paymentMethods={paymentMethods}
          paymentMode={summary.paymentMode}
          schedule={{
            state: schedule.state,
            submitted: submission.submitted,
            onOpen: () => setOpenSheet("schedule"),
            onChoose: schedule.choose,
          }}
          chosen={chosen}
          payment={payment}
          busy={busy}
          order={draft.order}
          draftEvents={{ onOrder: draft.replace, onLost: draft.retry }}
          charges={charges}
          showsPriceChanges={refusedForPrices === null}
          serviceFee={summary.serviceFee}
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
