import type { Order } from "@comanda/contract/orders/order";
import type { ServiceType } from "@comanda/domain/company/service-type";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";
import { PaymentFailedSheet } from "../../../pay/attempt/payment-failed-sheet.tsx";
import type { useCheckoutPayment } from "../payment/use-checkout-payment.ts";
import { ScheduleSheet } from "../schedule/schedule-sheet.tsx";
import type { useSchedule } from "../schedule/use-schedule.ts";
import { OrderItemsSheet } from "./order-items-summary.tsx";

/** The sheet that the customer opened over the summary; null without one. */
export type OpenSheet = "schedule" | "items" | null;

type SummarySheetsProps = {
  openSheet: OpenSheet;
  onClose: () => void;
  serviceType: ServiceType;
  schedule: ReturnType<typeof useSchedule>;
  payment: Pick<ReturnType<typeof useCheckoutPayment>, "failure" | "dismissFailure">;
  order: Order | null;
  charges: PriceBreakdown | null;
};

/** Shows the sheets over the summary: the schedule, the items, and why a payment failed. */
export function SummarySheets(props: SummarySheetsProps) {
  const { openSheet, onClose, serviceType, schedule, payment, order, charges } = props;
  return (
    <>
      <ScheduleSheet
        open={openSheet === "schedule"}
        onClose={onClose}
        serviceType={serviceType}
        openNow={schedule.state.open}
        chosen={schedule.state.scheduledFor}
        onChoose={(slot) => {
          schedule.choose(slot);
          onClose();
        }}
      />
      <PaymentFailedSheet failure={payment.failure} onClose={payment.dismissFailure} />
      {order && charges && (
        <OrderItemsSheet
          open={openSheet === "items"}
          onClose={onClose}
          order={order}
          charges={charges}
        />
      )}
    </>
  );
}
