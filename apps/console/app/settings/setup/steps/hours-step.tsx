import { useText } from "../../../i18n/text.ts";
import type { SettingsForm } from "../../frame/use-settings-section.ts";
import { WeekEditor } from "../../hours/week-editor.tsx";
import { QuickWeek } from "./quick-week.tsx";

/** The opening hours: the same for several days at once, then each day. */
export function HoursStep({ form }: { form: SettingsForm }) {
  const t = useText();
  return (
    <>
      <p className="text-sm text-muted">{t("setup.hours.hint")}</p>
      <QuickWeek form={form} />
      <WeekEditor form={form} />
    </>
  );
}
