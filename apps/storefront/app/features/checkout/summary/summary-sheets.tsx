import type { Order } from "@comanda/contract/orders";
import type { ServiceType } from "@comanda/domain/service-type";
import type { Breakdown } from "@comanda/domain/totals";
import { PaymentProblemSheet } from "../../../pay/payment-problem.tsx";
import { AccountSheet } from "./account-summary.tsx";
import { ScheduleSheet } from "./schedule-sheet.tsx";
import type { usePaying } from "./use-paying.ts";
import type { useSchedule } from "./use-schedule.ts";

/** What lies over the summary; null is nothing that was asked for. */
export type Over = "schedule" | "account" | null;

type SummarySheetsProps = {
  over: Over;
  onClose: () => void;
  serviceType: ServiceType;
  schedule: ReturnType<typeof useSchedule>;
  paying: Pick<ReturnType<typeof usePaying>, "problem" | "onProblemSeen">;
  order: Order | null;
  charges: Breakdown | null;
};

/**
 * The sheets over the summary: for when it is ordered, what is in it, and what went wrong with its
 * payment.
 */
export function SummarySheets(props: SummarySheetsProps) {
  const { over, onClose, serviceType, schedule, paying, order, charges } = props;
  return (
    <>
      <ScheduleSheet
        open={over === "schedule"}
        onClose={onClose}
        serviceType={serviceType}
        openNow={schedule.state.open}
        chosen={schedule.state.scheduledFor}
        onChoose={(slot) => {
          schedule.choose(slot);
          onClose();
        }}
      />
      <PaymentProblemSheet problem={paying.problem} onClose={paying.onProblemSeen} />
      {order && charges && (
        <AccountSheet open={over === "account"} onClose={onClose} order={order} charges={charges} />
      )}
    </>
  );
}
