import { useText } from "../../../i18n/text.ts";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { WeekEditor } from "../../hours/week-editor.tsx";
import type { QuickHoursForm } from "../draft/use-quick-hours.ts";
import { QuickWeek } from "./quick-week.tsx";

/** The opening hours: the same for several days at once, then each day, which is longer than a phone. */
export function HoursStep({ form, quick }: { form: SettingsForm; quick: QuickHoursForm }) {
  const t = useText();
  return (
    <>
      <p className="text-sm text-muted">{t("setup.hours.hint")}</p>
      <QuickWeek form={form} quick={quick} />
      <details open={(form.isRefused && !quick.isApplied) || undefined}>
        <summary className="min-h-12 cursor-pointer py-3 text-md font-bold">
          {t("setup.hours.days")}
        </summary>
        <WeekEditor form={form} />
      </details>
    </>
  );
}
