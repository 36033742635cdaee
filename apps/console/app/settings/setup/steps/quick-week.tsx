import { WEEKDAYS, type Weekday } from "@comanda/domain/hours/time-zone";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { Button } from "../../../parts/button.tsx";
import type { SettingsForm } from "../../frame/use-settings-section.ts";
import { dayAt, type Span, spansOf, WEEK } from "../../hours/hours-faults.ts";
import { SpansEditor } from "../../hours/spans-editor.tsx";
import { useWeekdayName } from "../../hours/use-weekday-name.ts";

/** Monday, 5 January 1970. */
const MONDAY = 4 * 86_400_000;

/** The name of these hours in the form; the days have names of their own. */
const QUICK = "setup.hours.quick";

const textOf = (spans: readonly Span[]) =>
  spans.map(({ open, close }) => `${open}-${close}`).join();

/** The same hours for several days at once, with a break or without; other days are closed. */
export function QuickWeek({ form }: { form: SettingsForm }) {
  const t = useText();
  const nameOf = useWeekdayName();
  const locale = intlLocale(useLocale());
  const [days, setDays] = useState<readonly Weekday[]>(WEEKDAYS);
  const [spans, setSpans] = useState<readonly Span[]>([{ open: "12:00", close: "22:00" }]);
  const short = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const isWhole = spans.every(({ open, close }) => open !== "" && close !== "" && open !== close);
  // A break is written in either order.
  const hours = spans.toSorted((one, other) => one.open.localeCompare(other.open));
  const isApplied = WEEKDAYS.every((day) => {
    const stored = dayAt(form.value, day);
    const own = stored.is_active === false ? [] : spansOf(stored);
    return textOf(own) === (days.includes(day) ? textOf(hours) : "");
  });
  const apply = () =>
    form.setAll(
      Object.fromEntries(
        WEEKDAYS.map((day) => {
          const is_active = days.includes(day);
          const own = is_active ? hours : [];
          return [`${WEEK}.${day}`, { ...dayAt(form.value, day), is_active, hours: own }];
        }),
      ),
    );
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-m bg-well p-3">
      <legend className="float-start w-full text-md font-bold">{t("setup.hours.quick")}</legend>
      <SpansEditor
        form={form}
        path={QUICK}
        name={t("setup.hours.quick")}
        spans={spans}
        onChange={setSpans}
      />
      <ul className="flex flex-wrap gap-1.5">
        {WEEKDAYS.map((day, index) => (
          <li key={day}>
            <label className="flex min-h-12 min-w-12 items-center justify-center rounded-[12px] border border-field bg-surface px-2 text-sm has-checked:border-inverse has-checked:bg-inverse has-checked:text-inverse-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
              <input
                type="checkbox"
                className="heard"
                aria-label={nameOf(day)}
                checked={days.includes(day)}
                onChange={(event) =>
                  setDays(
                    event.currentTarget.checked
                      ? WEEKDAYS.filter((each) => each === day || days.includes(each))
                      : days.filter((each) => each !== day),
                  )
                }
              />
              {short.format(MONDAY + index * 86_400_000)}
            </label>
          </li>
        ))}
      </ul>
      <Button
        look="tonal"
        disabled={!isWhole || spans.length === 0 || days.length === 0}
        onClick={apply}
      >
        {t("setup.hours.apply")}
      </Button>
      <p role="status" className="text-sm font-bold text-positive empty:hidden">
        {isApplied && t("setup.hours.applied", { count: days.length })}
      </p>
    </fieldset>
  );
}
