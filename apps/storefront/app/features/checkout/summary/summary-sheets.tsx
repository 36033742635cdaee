import type { Order } from "@comanda/contract/orders/order";
import type { ServiceType } from "@comanda/domain/company/service-type";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";
import { PaymentFailedSheet } from "../../../pay/attempt/payment-failed-sheet.tsx";
import type { useCheckoutPayment } from "../payment/use-checkout-payment.ts";
import { ScheduleSheet } from "../schedule/schedule-sheet.tsx";
import type { useSchedule } from "../schedule/use-schedule.ts";
import { OrderItemsSheet } from "./order-items-summary.tsx";

/** What lies over the summary; null is nothing that was asked for. */
export type OpenSheet = "schedule" | "items" | null;

type SummarySheetsProps = {
  openSheet: OpenSheet;
  onClose: () => void;
  serviceType: ServiceType;
  schedule: ReturnType<typeof useSchedule>;
  payment: Pick<ReturnType<typeof useCheckoutPayment>, "problem" | "dismissProblem">;
  order: Order | null;
  charges: PriceBreakdown | null;
};

/**
 * The sheets over the summary: for when it is ordered, what is in it, and what went wrong with its
 * payment.
 */
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
      <PaymentFailedSheet problem={payment.problem} onClose={payment.dismissProblem} />
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
