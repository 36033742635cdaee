import { Form, useNavigation } from "react-router";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { Field } from "../../parts/field.tsx";

/** Chooses the business day of a report, by the address. */
export function DayForm({ day, today }: { day: string; today: string }) {
  const t = useText();
  const busy = useNavigation().state !== "idle";
  return (
    <Form key={day} method="get" className="flex min-w-0 max-w-full flex-wrap items-end gap-3">
      <Field
        className="w-44 max-w-full min-w-0"
        type="date"
        name="day"
        max={today}
        label={t("reports.date")}
        defaultValue={day}
      />
      <Button look="tonal" type="submit" busy={busy}>
        {t("reports.show")}
      </Button>
    </Form>
  );
}
