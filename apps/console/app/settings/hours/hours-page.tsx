import { WEEKDAYS } from "@comanda/domain/hours/time-zone";
import { useText } from "../../i18n/text.ts";
import type { StoredSection } from "../../parts/saving/section-value.ts";
import { SettingsPage } from "../form/settings-page.tsx";
import { useSettingsSection } from "../form/use-settings-section.ts";
import { DatesEditor } from "./dates-editor.tsx";
import {
  DATES,
  type HoursFault,
  hoursFaults,
  type Span,
  type SpecialDate,
  WEEK,
} from "./hours-faults.ts";
import { useWeekdayName } from "./use-weekday-name.ts";
import { WeekEditor } from "./week-editor.tsx";

type HoursPageProps = {
  companyId: string;
  initial: StoredSection;
  /** The date where the restaurant is: `2026-11-22`. */
  today: string;
};

/** The opening hours of the week, and the dates that differ. */
export function HoursPage({ companyId, initial, today }: HoursPageProps) {
  const t = useText();
  const nameOf = useWeekdayName();
  const faultText = (fault: HoursFault) => t(`settings.hours.fault.${fault}`);
  const form = useSettingsSection({
    companyId,
    section: "hours",
    initial,
    faultsOf: (value) =>
      Object.fromEntries(
        Object.entries(hoursFaults(value)).map(([path, fault]) => [path, faultText(fault)]),
      ),
  });
  const labelOf = (path: string) => {
    const day = WEEKDAYS.find((each) => path.startsWith(`${WEEK}.${each}`));
    if (day) return nameOf(day);
    return path.startsWith(DATES) ? t("settings.hours.dates") : path;
  };
  return (
    <SettingsPage title={t("settings.hours.title")} form={form} labelOf={labelOf} textOf={textOf}>
      <WeekEditor form={form} />
      <DatesEditor form={form} today={today} />
    </SettingsPage>
  );
}

/** Writes hours and dates as a text, to compare two versions in a conflict. */
function textOf(path: string, value: unknown): string | null {
  if (!Array.isArray(value)) return null;
  const spans = (hours: readonly Span[]) =>
    hours.map(({ open, close }) => `${open}–${close}`).join(", ") || "–";
  if (path !== DATES) return spans(value as Span[]);
  return (value as SpecialDate[])
    .map(({ date, name, hours }) => [date, name, spans(hours ?? [])].filter(Boolean).join(" "))
    .join("\n");
}
