import type { ServiceType } from "@comanda/domain/company/service-type";
import Clock from "lucide-react/icons/clock";
import { useTimeText } from "../../../hours/time-text.ts";
import { useText } from "../../../i18n/text.ts";
import { LazySheet } from "../../../lazy/lazy-sheet.tsx";
import { useOrderingContext } from "../../../ordering/use-ordering-context.ts";
import { SummaryRow } from "../frame/summary-row.tsx";
import { scheduleState } from "../schedule/schedule-state.ts";
import { useSlotText } from "../schedule/use-slot-text.ts";

const loadSchedule = async () => (await import("../schedule/schedule-sheet.tsx")).ScheduleSheet;

type PlannedTime = {
  serviceType: ServiceType;
  /** ISO 8601; null means as soon as possible. */
  time: string | null;
};

/** The time of a plan, as far as the restaurant takes orders for it. */
function usePlannedTime({ serviceType, time }: PlannedTime) {
  const state = scheduleState(useOrderingContext(), serviceType, {
    orderIsFor: time ? "personalized" : "today",
    deliveryDate: time,
  });
  return { state, chosen: state.reason ? null : state.scheduledFor };
}

/** Says for when the order is; nothing where the restaurant takes no scheduled orders of this type. */
export function PlanTime({ onEdit, ...planned }: PlannedTime & { onEdit: () => void }) {
  const t = useText();
  const clock = useTimeText();
  const slotText = useSlotText();
  const { state, chosen } = usePlannedTime(planned);
  if (!state.offered) return null;
  const opensAt = state.reason?.opensAt;
  const soon = opensAt ? t("how.fromTime", { time: clock.soon(opensAt) }) : t("checkout.soon");
  return (
    <SummaryRow
      icon={Clock}
      title={
        <span className="block first-letter:uppercase">
          {chosen ? slotText.full(chosen) : soon}
        </span>
      }
      detail={chosen ? t("schedule.later") : null}
      onEdit={onEdit}
      editLabel={t(chosen ? "schedule.editLabel" : "schedule.actionLabel")}
      edit={chosen ? undefined : t("schedule.action")}
    />
  );
}

type PlanTimeSheetProps = PlannedTime & {
  open: boolean;
  onClose: () => void;
  onChange: (time: string | null) => void;
};

/** Asks for when the order is. It stands outside of the plan's form, because it has a form of its own. */
export function PlanTimeSheet({ open, onClose, onChange, ...planned }: PlanTimeSheetProps) {
  const t = useText();
  const { state, chosen } = usePlannedTime(planned);
  return (
    <LazySheet
      load={loadSchedule}
      title={t("schedule.title")}
      props={{
        open,
        onClose,
        serviceType: planned.serviceType,
        openNow: state.open,
        chosen,
        onChoose: (slot) => {
          onChange(slot?.toISOString() ?? null);
          onClose();
        },
      }}
    />
  );
}
