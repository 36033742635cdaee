import type { ServiceType } from "@comanda/domain/service-type";
import Clock from "lucide-react/icons/clock";
import { useId } from "react";
import { useText } from "../../../i18n/text.tsx";
import { type ToldReason, useReasonText } from "../../../shop/reason-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { ScheduleState } from "./schedule-state.ts";
import { useSlotText } from "./slot-text.ts";
import { SummaryRow } from "./summary-row.tsx";
import { useScheduleDays } from "./use-schedule-days.ts";

export type ScheduleFieldProps = {
  state: ScheduleState;
  /** The order was about to be sent: what is missing is now an error. */
  tried: boolean;
  onOpen: () => void;
  onChoose: (slot: Date) => void;
};

/** For when the order is, and the way to choose it (spec §2, Order summary, the schedule selector). */
export function ScheduleField({
  serviceType,
  state,
  tried,
  onOpen,
  onChoose,
}: ScheduleFieldProps & { serviceType: ServiceType }) {
  const t = useText();
  const slotText = useSlotText();
  const errorId = useId();
  const { offered, scheduledFor, reason } = state;

  if (!offered) return <SummaryRow icon={Clock} title={t("checkout.soon")} />;
  const asked = reason?.code === "schedule_required";
  return (
    <div data-field className="scroll-mt-14">
      {asked ? (
        <Ask {...{ serviceType, reason, tried, errorId, onOpen, onChoose }} />
      ) : (
        <SummaryRow
          icon={Clock}
          title={scheduledFor ? slotText.full(scheduledFor) : t("checkout.soon")}
          detail={scheduledFor ? t("schedule.later") : null}
          onEdit={onOpen}
          editLabel={t(scheduledFor ? "schedule.editLabel" : "schedule.actionLabel")}
          edit={scheduledFor ? undefined : t("schedule.action")}
        />
      )}
      {reason && !asked && <Again reason={reason} onOpen={onOpen} />}
    </div>
  );
}

type AskProps = Omit<ScheduleFieldProps, "state"> & {
  serviceType: ServiceType;
  reason: ToldReason;
  errorId: string;
};

/** The restaurant is closed: the first time that it can be is offered, to be seen and confirmed. */
function Ask({ serviceType, reason, tried, errorId, onOpen, onChoose }: AskProps) {
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
            data-invalid={tried}
            aria-describedby={errorId}
            className={tried ? "border-danger!" : "border-accent-text!"}
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
          {tried && t("schedule.required")}
        </p>
      </div>
    </>
  );
}

/** The time that was chosen can no longer be. */
function Again({ reason, onOpen }: { reason: ToldReason; onOpen: () => void }) {
  const t = useText();
  const reasonText = useReasonText();
  return (
    <Notice
      tone="danger"
      alert
      className="mb-2"
      action={
        <Button look="plain" data-invalid onClick={onOpen}>
          {t("schedule.again")}
        </Button>
      }
    >
      {reasonText(reason)}
    </Notice>
  );
}
