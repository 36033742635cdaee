import type { ServiceType } from "@comanda/domain/company/service-type";
import Clock from "lucide-react/icons/clock";
import { useState } from "react";
import { useTimeText } from "../../../hours/time-text.ts";
import { useText } from "../../../i18n/text.ts";
import { LazySheet } from "../../../lazy/lazy-sheet.tsx";
import { useOrderingContext } from "../../../ordering/use-ordering-context.ts";
import { SummaryRow } from "../frame/summary-row.tsx";
import { scheduleState } from "../schedule/schedule-state.ts";
import { useSlotText } from "../schedule/use-slot-text.ts";

const loadSchedule = async () => (await import("../schedule/schedule-sheet.tsx")).ScheduleSheet;

type PlanTimeProps = {
  serviceType: ServiceType;
  /** ISO 8601; null means as soon as possible. */
  time: string | null;
  onChange: (time: string | null) => void;
};

/** Asks for when the order is; nothing where the restaurant takes no scheduled orders of this type. */
export function PlanTime({ serviceType, time, onChange }: PlanTimeProps) {
  const t = useText();
  const clock = useTimeText();
  const slotText = useSlotText();
  const [open, setOpen] = useState(false);
  const state = scheduleState(useOrderingContext(), serviceType, {
    orderIsFor: time ? "personalized" : "today",
    deliveryDate: time,
  });
  if (!state.offered) return null;
  const chosen = state.reason ? null : state.scheduledFor;
  const opensAt = state.reason?.opensAt;
  const soon = opensAt ? t("how.fromTime", { time: clock.soon(opensAt) }) : t("checkout.soon");
  return (
    <>
      <SummaryRow
        icon={Clock}
        title={
          <span className="block first-letter:uppercase">
            {chosen ? slotText.full(chosen) : soon}
          </span>
        }
        detail={chosen ? t("schedule.later") : null}
        onEdit={() => setOpen(true)}
        editLabel={t(chosen ? "schedule.editLabel" : "schedule.actionLabel")}
        edit={chosen ? undefined : t("schedule.action")}
      />
      <LazySheet
        load={loadSchedule}
        title={t("schedule.title")}
        props={{
          open,
          onClose: () => setOpen(false),
          serviceType,
          openNow: state.open,
          chosen,
          onChoose: (slot) => {
            onChange(slot?.toISOString() ?? null);
            setOpen(false);
          },
        }}
      />
    </>
  );
}
