import { useText } from "../../i18n/text.ts";
import { Field } from "../../parts/field.tsx";
import type { ScheduleForm } from "./use-schedule-form.ts";

/** When the prices change, by the restaurant's clock. */
export function StartFields({ form }: { form: ScheduleForm }) {
  const t = useText();
  const { start, setStart, startFault } = form;
  const errorOf = (field: "date" | "time") =>
    startFault === `${field}Missing` || (field === "time" && startFault === "past")
      ? t(`menu.schedule.${startFault}`)
      : undefined;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10.5rem,100%),1fr))] items-start gap-3">
      <Field
        type="date"
        label={t("menu.schedule.date")}
        value={start.date}
        error={errorOf("date")}
        onChange={(event) => setStart({ ...start, date: event.currentTarget.value })}
      />
      <Field
        type="time"
        label={t("menu.schedule.time")}
        hint={t("menu.schedule.timeHint")}
        value={start.time}
        error={errorOf("time")}
        onChange={(event) => setStart({ ...start, time: event.currentTarget.value })}
      />
    </div>
  );
}
