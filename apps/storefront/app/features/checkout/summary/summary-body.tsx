import type { Order } from "@comanda/contract/orders/order";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import type { CheckoutScreen } from "@comanda/domain/checkout/flow";
import { MAX_ORDER_COMMENT } from "@comanda/domain/checkout/order-comment";
import type { ServiceType } from "@comanda/domain/company/service-type";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";
import { Card } from "@comanda/ui/controls/card.tsx";
import { TextArea } from "@comanda/ui/controls/field.tsx";
import { fieldCount } from "@comanda/ui/controls/field-count.ts";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import type { UseFormReturn } from "react-hook-form";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useText } from "../../../i18n/text.ts";
import { itemCount } from "../../../order-summary/order-amounts.ts";
import { OrderBreakdown } from "../../../order-summary/order-breakdown.tsx";
import { CardFormFailed } from "../../../pay/attempt/card-form-failed.tsx";
import { CardForm } from "../../../pay/card/card-form.tsx";
import { useCheckout } from "../../../session/checkout/checkout-store.ts";
import { checkoutFlowContext } from "../../../session/checkout/flow-facts.ts";
import { DeliveryPriceChange } from "../delivery/delivery-price-change.tsx";
import { Extras } from "../extras/extras.tsx";
import type { DraftEvents } from "../extras/use-discounts.ts";
import type { useServiceFee } from "../extras/use-service-fee.ts";
import type { useCheckoutPayment } from "../payment/use-checkout-payment.ts";
import type { usePaymentMethods } from "../payment/use-payment-methods.ts";
import type { usePaymentMode } from "../payment/use-payment-mode.ts";
import type { ScheduleFieldProps } from "../schedule/schedule-field.tsx";
import { OrderItemsSummary } from "./order-items-summary.tsx";
import { PaymentChoice } from "./payment-choice.tsx";
import { PriceChanges } from "./price-changes.tsx";
import type { SummaryForm } from "./summary-form-schema.ts";
import { SummaryRows } from "./summary-rows.tsx";
import { useChangedElsewhere } from "./use-changed-elsewhere.ts";
import { useRewardNames } from "./use-reward-names.ts";

type SummaryBodyProps = {
  form: UseFormReturn<SummaryForm>;
  serviceType: ServiceType;
  paymentMethods: ReturnType<typeof usePaymentMethods>;
  paymentMode: ReturnType<typeof usePaymentMode>;
  schedule: ScheduleFieldProps;
  chosen: PaymentMethod | null;
  payment: ReturnType<typeof useCheckoutPayment>;
  /** The order is being sent: it can no longer change. */
  busy: boolean;
  order: Order | null;
  draftEvents: DraftEvents;
  charges: PriceBreakdown | null;
  /** False while the changed prices stand above the button that orders. */
  showsPriceChanges: boolean;
  serviceFee: ReturnType<typeof useServiceFee>;
  onEdit: (screen: CheckoutScreen) => void;
  /** Opens the list of the order's products. */
  onShowItems: () => void;
};

/** Shows the cards of the summary, in reading order. */
export function SummaryBody({
  form,
  serviceType,
  paymentMethods,
  paymentMode,
  schedule,
  chosen,
  payment,
  busy,
  order,
  draftEvents,
  charges,
  showsPriceChanges,
  serviceFee,
  onEdit,
  onShowItems,
}: SummaryBodyProps) {
  const t = useText();
  const flow = checkoutFlowContext(
    useCompanySite(),
    useCheckout((checkout) => checkout),
  );
  const rewards = useRewardNames(order);
  const isChangedElsewhere = useChangedElsewhere();
  const { formState, register, watch } = form;
  return (
    <fieldset disabled={busy} className="flex min-w-0 flex-col gap-3">
      {isChangedElsewhere && <Notice alert>{t("checkout.changedElsewhere")}</Notice>}
      {charges && showsPriceChanges && <PriceChanges subtotal={charges.combos} />}
      {charges && <DeliveryPriceChange subtotal={charges.combos} deliveryFee={charges.delivery} />}
      <Card aria-busy={!order} className="flex flex-col gap-2 py-3">
        <OrderItemsSummary order={order} charges={charges} onOpen={onShowItems} />
        {order && charges && (charges.total !== charges.combos || order.discounts.length > 0) && (
          <section
            aria-label={t("checkout.breakdown")}
            className="border-t border-line pt-2 text-sm"
          >
            <OrderBreakdown
              charges={charges}
              quantity={itemCount(order)}
              discounts={order.discounts}
              names={rewards}
            />
          </section>
        )}
      </Card>
      <SummaryRows
        serviceType={serviceType}
        question={flow?.additionalInput ?? null}
        showsClient={flow?.hasClient ?? false}
        schedule={schedule}
        onEdit={onEdit}
      />
      <TextArea
        {...register("comment")}
        label={t("checkout.comment")}
        error={formState.errors.comment?.message}
        count={fieldCount(watch("comment").length, MAX_ORDER_COMMENT)}
        autoComplete="off"
      />
      <Extras
        order={order}
        serviceType={serviceType}
        serviceFee={serviceFee}
        draftEvents={draftEvents}
      />
      <PaymentChoice
        form={form}
        paymentMethods={paymentMethods}
        paymentMode={paymentMode}
        chosen={chosen}
        total={charges?.total ?? null}
        busy={busy}
        cardForm={payment.byCard && <OnlinePaymentForm payment={payment} />}
      />
    </fieldset>
  );
}

function OnlinePaymentForm({ payment }: Pick<SummaryBodyProps, "payment">) {
  const { formFailure, retryForm } = payment;
  if (formFailure) return <CardFormFailed failure={formFailure} onRetry={retryForm} />;
  return (
    <CardForm
      cardPayment={payment.payment}
      onHandle={payment.setCardForm}
      onFailed={payment.markUnavailable}
    />
  );
}
