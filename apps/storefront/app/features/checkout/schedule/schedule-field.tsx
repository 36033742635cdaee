import type { ServiceType } from "@comanda/domain/company/service-type";
import { Button } from "@comanda/ui/controls/button.tsx";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import Clock from "lucide-react/icons/clock";
import { useId } from "react";
import { useText } from "../../../i18n/text.ts";
import { useTypeMinutes } from "../../../ordering/use-delivery-minutes.ts";
import { type OrderRefusalReason, useReasonText } from "../../../ordering/use-reason-text.ts";
import { SummaryRow } from "../frame/summary-row.tsx";
import type { ScheduleState } from "./schedule-state.ts";
import { useScheduleDays } from "./use-schedule-days.ts";
import { useSlotText } from "./use-slot-text.ts";

export type ScheduleFieldProps = {
  state: ScheduleState;
  /** The customer has submitted the form: a missing time is now an error. */
  submitted: boolean;
  onOpen: () => void;
  /** Null means as soon as possible. */
  onChoose: (slot: Date | null) => void;
};

/** Shows the time of the order, with a button to change it (conformance 2.117). */
export function ScheduleField({
  serviceType,
  state,
  submitted,
  onOpen,
  onChoose,
}: ScheduleFieldProps & { serviceType: ServiceType }) {
  const t = useText();
  const errorId = useId();
  const { offered, scheduledFor, reason } = state;
  const minutesOf = useTypeMinutes();
  // The row of a delivery's address says how long it takes.
  const soon = serviceType === "DELIVERY" ? null : minutesOf(serviceType);

  if (!(offered || scheduledFor || reason))
    return <SummaryRow icon={Clock} title={t("checkout.soon")} detail={soon} />;
  const mustChoose = reason?.code === "schedule_required";
  return (
    <div data-field className="scroll-mt-14">
      {mustChoose ? (
        <ConfirmFirstSlot
          serviceType={serviceType}
          reason={reason}
          submitted={submitted}
          errorId={errorId}
          onOpen={onOpen}
          onChoose={onChoose}
        />
      ) : (
        <ChosenTime scheduledFor={scheduledFor} soon={soon} onOpen={offered ? onOpen : undefined} />
      )}
      {reason && !mustChoose && (
        <RefusedTime
          reason={reason}
          onOpen={offered ? onOpen : null}
          onSoon={() => onChoose(null)}
        />
      )}
    </div>
  );
}

type ChosenTimeProps = {
  /** Null means as soon as possible. */
  scheduledFor: Date | null;
  /** How long it takes as soon as possible. */
  soon: string | null;
  /** Left out where no other time can be chosen. */
  onOpen: (() => void) | undefined;
};

function ChosenTime({ scheduledFor, soon, onOpen }: ChosenTimeProps) {
  const t = useText();
  const slotText = useSlotText();
  return (
    <SummaryRow
      icon={Clock}
      title={scheduledFor ? slotText.full(scheduledFor) : t("checkout.soon")}
      detail={scheduledFor ? t("schedule.later") : soon}
      onEdit={onOpen}
      editLabel={t(scheduledFor ? "schedule.editLabel" : "schedule.actionLabel")}
      edit={scheduledFor ? undefined : t("schedule.action")}
    />
  );
}

type ConfirmFirstSlotProps = Omit<ScheduleFieldProps, "state"> & {
  serviceType: ServiceType;
  reason: OrderRefusalReason;
  errorId: string;
};

/** The restaurant is closed: the first available time is offered, and the customer confirms it. */
function ConfirmFirstSlot({
  serviceType,
  reason,
  submitted,
  errorId,
  onOpen,
  onChoose,
}: ConfirmFirstSlotProps) {
  const t = useText();
  const slotText = useSlotText();
  const reasonText = useReasonText();
  const first = useScheduleDays(serviceType)[0]?.slots[0];
  return (
    <>
      <SummaryRow icon={Clock} title={t("schedule.title")} detail={reasonText(reason)} />
      <div className="flex flex-col gap-1 pt-2 pb-2 ps-8">
        {first && (
          <Button
            look="secondary"
            data-invalid={submitted}
            aria-describedby={errorId}
            className={submitted ? "border-danger!" : "border-accent-text!"}
            onClick={() => onChoose(first)}
          >
            <span className="text-sm">
              {t("schedule.confirm", { moment: slotText.full(first) })}
            </span>
          </Button>
        )}
        <Button look="plain" onClick={onOpen}>
          {t("schedule.another")}
        </Button>
        <p id={errorId} className="text-xs text-danger empty:hidden">
          {submitted && t("schedule.required")}
        </p>
      </div>
    </>
  );
}

type RefusedTimeProps = {
  reason: OrderRefusalReason;
  /** Null where the restaurant takes no orders for later. */
  onOpen: (() => void) | null;
  onSoon: () => void;
};

/** The chosen time is not available: says why, with a button to another one or to as soon as possible. */
function RefusedTime({ reason, onOpen, onSoon }: RefusedTimeProps) {
  const t = useText();
  const reasonText = useReasonText();
  return (
    <Notice
      tone="danger"
      alert
      className="mb-2"
      action={
        <Button look="plain" data-invalid onClick={onOpen ?? onSoon}>
          {t(onOpen ? "schedule.again" : "checkout.soon")}
        </Button>
      }
    >
      {reasonText(reason)}
    </Notice>
  );
}
