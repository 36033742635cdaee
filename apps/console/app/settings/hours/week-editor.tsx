import { WEEKDAYS, type Weekday } from "@comanda/domain/hours/time-zone";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { SettingsCard } from "../../parts/saving/settings-card.tsx";
import { Sheet } from "../../parts/sheets/sheet.tsx";
import { SwitchField } from "../../parts/switch-field.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { dayAt, type Span, spansOf, WEEK } from "./hours-faults.ts";
import { SpansEditor } from "./spans-editor.tsx";
import { useWeekdayName } from "./use-weekday-name.ts";

const NEW: Span = { open: "09:00", close: "17:00" };

/** The hours of each weekday; one day's can be copied to others. */
export function WeekEditor({ form }: { form: SettingsForm }) {
  const t = useText();
  const nameOf = useWeekdayName();
  const [copied, setCopied] = useState<Weekday | null>(null);
  const isSet = WEEKDAYS.some((day) => spansOf(dayAt(form.value, day)).length > 0);
  const setDay = (day: Weekday, part: object) =>
    form.set(`${WEEK}.${day}`, { ...dayAt(form.value, day), ...part });
  const toggle = (day: Weekday, is_active: boolean) => {
    const spans = spansOf(dayAt(form.value, day));
    // The hours of a day that is off are hidden: what was begun there is left out.
    const whole = spans.filter(({ open, close }) => open !== "" && close !== "");
    setDay(day, { is_active, hours: is_active && whole.length === 0 ? [NEW] : whole });
  };
  return (
    <SettingsCard
      title={t("settings.hours.week")}
      hint={isSet ? undefined : t("settings.hours.none")}
    >
      <ul className="@container flex flex-col divide-y divide-line">
        {WEEKDAYS.map((day) => {
          const stored = dayAt(form.value, day);
          const spans = spansOf(stored);
          const isOpen = stored.is_active !== false && spans.length > 0;
          const name = nameOf(day);
          return (
            <li
              key={day}
              className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 py-2 @min-[34rem]:grid-cols-[12rem_minmax(0,1fr)]"
            >
              <SwitchField
                label={name}
                hint={
                  isOpen
                    ? undefined
                    : t(isSet ? "settings.hours.closed" : "settings.hours.noneOfDay")
                }
                checked={isOpen}
                onChange={(checked) => toggle(day, checked)}
              />
              {isOpen && (
                <SpansEditor
                  form={form}
                  path={`${WEEK}.${day}.hours`}
                  name={name}
                  spans={spans}
                  onChange={(hours) => setDay(day, { hours })}
                >
                  <Button
                    look="quiet"
                    size="s"
                    aria-label={t("settings.hours.copyOf", { name })}
                    onClick={() => setCopied(day)}
                  >
                    {t("settings.hours.copy")}
                  </Button>
                </SpansEditor>
              )}
            </li>
          );
        })}
      </ul>
      {copied && (
        <CopySheet
          from={copied}
          onClose={() => setCopied(null)}
          onCopy={(days) => {
            const hours = spansOf(dayAt(form.value, copied)).map(({ open, close }) => ({
              open,
              close,
            }));
            form.setAll(
              Object.fromEntries(
                days.map((day) => [
                  `${WEEK}.${day}`,
                  { ...dayAt(form.value, day), is_active: true, hours },
                ]),
              ),
            );
            setCopied(null);
          }}
        />
      )}
    </SettingsCard>
  );
}

type CopySheetProps = { from: Weekday; onCopy: (days: Weekday[]) => void; onClose: () => void };

/** Asks to which days the hours of a day are copied. */
function CopySheet({ from, onCopy, onClose }: CopySheetProps) {
  const t = useText();
  const nameOf = useWeekdayName();
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t("settings.hours.copyOf", { name: nameOf(from) })}
      footer={
        <Button look="solid" disabled={chosen.length === 0} onClick={() => onCopy([...chosen])}>
          {t("settings.hours.copyDo")}
        </Button>
      }
    >
      {WEEKDAYS.filter((day) => day !== from).map((day) => (
        <SwitchField
          key={day}
          label={nameOf(day)}
          checked={chosen.includes(day)}
          onChange={(checked) =>
            setChosen(checked ? [...chosen, day] : chosen.filter((each) => each !== day))
          }
        />
      ))}
    </Sheet>
  );
}
