import type { Order } from "@comanda/contract/orders";
import type { PaymentMethod } from "@comanda/contract/payments";
import type { CheckoutScreen } from "@comanda/domain/checkout-flow";
import { MAX_ORDER_COMMENT } from "@comanda/domain/order-comment";
import type { ServiceType } from "@comanda/domain/service-type";
import type { Breakdown } from "@comanda/domain/totals";
import type { UseFormReturn } from "react-hook-form";
import { useText } from "../../../i18n/text.tsx";
import { CardForm } from "../../../pay/card-form.tsx";
import { Unreachable } from "../../../pay/unreachable.tsx";
import { flowContext } from "../../../session/checkout-flow.ts";
import { useCheckout } from "../../../session/checkout-store.ts";
import { useDeliveryNote } from "../../../shop/delivery-note.ts";
import { piecesOf } from "../../../shop/order-amounts.ts";
import { OrderBreakdown } from "../../../shop/order-breakdown.tsx";
import { useShop } from "../../../shop/shop.tsx";
import { Card } from "../../../ui/card.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { Extras } from "../extras/extras.tsx";
import { AccountSummary } from "./account-summary.tsx";
import { DeliveryPriceChange } from "./delivery-price-change.tsx";
import { NothingToPay, PaymentChoice } from "./payment-choice.tsx";
import { PriceChanges } from "./price-changes.tsx";
import type { ScheduleFieldProps } from "./schedule-field.tsx";
import type { SummaryForm } from "./summary-form.ts";
import { SummaryRows } from "./summary-rows.tsx";
import type { usePaying } from "./use-paying.ts";
import type { usePaymentMethods } from "./use-payment-methods.ts";

type SummaryBodyProps = {
  form: UseFormReturn<SummaryForm>;
  serviceType: ServiceType;
  payment: ReturnType<typeof usePaymentMethods>;
  schedule: ScheduleFieldProps;
  chosen: PaymentMethod | null;
  paying: ReturnType<typeof usePaying>;
  /** The order is being sent: what is in it is settled. */
  busy: boolean;
  order: Order | null;
  /** The draft as the server has it now. */
  onOrder: (order: Order) => void;
  charges: Breakdown | null;
  onEdit: (screen: CheckoutScreen) => void;
  /** Shows every product of the order. */
  onAccount: () => void;
};

/** The cards of the summary, in the order in which they are read. */
export function SummaryBody({
  form,
  serviceType,
  payment,
  schedule,
  chosen,
  paying,
  busy,
  order,
  onOrder,
  charges,
  onEdit,
  onAccount,
}: SummaryBodyProps) {
  const t = useText();
  const flow = flowContext(
    useShop(),
    useCheckout((checkout) => checkout),
  );
  const { formState, register, watch } = form;
  const delivery = useDeliveryNote(order);
  return (
    <fieldset disabled={busy} className="flex min-w-0 flex-col gap-3">
      {charges && <PriceChanges goods={charges.combos} />}
      {charges && <DeliveryPriceChange goods={charges.combos} delivery={charges.delivery} />}
      <SummaryRows
        serviceType={serviceType}
        question={flow?.additionalInput ?? null}
        withClient={flow?.hasClient ?? false}
        schedule={schedule}
        onEdit={onEdit}
      />
      <Extras order={order} serviceType={serviceType} onOrder={onOrder} />
      {charges?.total === 0 ? (
        <NothingToPay />
      ) : (
        <PaymentChoice
          form={form}
          payment={payment}
          chosen={chosen}
          total={charges?.total ?? null}
          busy={busy}
          cardForm={paying.byCard && <OnlineForm paying={paying} />}
        />
      )}
      <TextArea
        {...register("comment")}
        label={t("checkout.comment")}
        error={formState.errors.comment?.message}
        count={{ written: watch("comment").length, max: MAX_ORDER_COMMENT }}
        autoComplete="off"
      />
      <Card aria-busy={!order} aria-label={t("checkout.breakdown")}>
        {order && charges ? (
          <>
            <AccountSummary order={order} charges={charges} onOpen={onAccount} />
            {(charges.total !== charges.combos || order.discounts.length > 0 || delivery) && (
              <div className="mt-4 border-t border-line pt-3">
                <OrderBreakdown
                  charges={charges}
                  quantity={piecesOf(order)}
                  discounts={order.discounts}
                  delivery={delivery}
                />
              </div>
            )}
          </>
        ) : (
          <BreakdownSkeleton />
        )}
      </Card>
    </fieldset>
  );
}

function OnlineForm({ paying }: Pick<SummaryBodyProps, "paying">) {
  const { payment, unreachable, retry, onCard, unavailable } = paying;
  if (unreachable) return <Unreachable onRetry={retry} />;
  return <CardForm payment={payment} onDesk={onCard} onFailed={unavailable} />;
}

function BreakdownSkeleton() {
  return (
    <div className="flex flex-col gap-2" aria-hidden="true">
      <div className="h-5 rounded-s bg-line motion-safe:animate-pulse" />
      <div className="mt-2 h-6 rounded-s bg-line motion-safe:animate-pulse" />
    </div>
  );
}
