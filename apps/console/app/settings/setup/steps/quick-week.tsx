import { WEEKDAYS } from "@comanda/domain/hours/time-zone";
import { DAY_MS } from "@comanda/domain/time/durations";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { useText } from "../../../i18n/text.ts";
import { Button } from "../../../parts/button.tsx";
import type { SettingsForm } from "../../form/use-settings-section.ts";
import { WEEK } from "../../hours/hours-faults.ts";
import { SpansEditor } from "../../hours/spans-editor.tsx";
import { MONDAY, useWeekdayName } from "../../hours/use-weekday-name.ts";
import { inOrder } from "../draft/quick-hours.ts";
import type { QuickHoursForm } from "../draft/use-quick-hours.ts";

/** The name of these hours in the form; the days have names of their own. */
const QUICK = "setup.hours.quick";

/** The fault of these hours on the first day that has them, by its path here: `….0.close`. */
function faultOfQuick(form: SettingsForm, quick: QuickHoursForm, path: string) {
  const [index, end] = path.slice(QUICK.length + 1).split(".");
  const [day] = quick.days;
  const span = quick.spans[Number(index)];
  if (!quick.isApplied || !day || !span) return undefined;
  return form.faultAt(`${WEEK}.${day}.hours.${inOrder(quick.spans).indexOf(span)}.${end}`);
}

type QuickWeekProps = { form: SettingsForm; quick: QuickHoursForm };

/** The same hours for several days at once, with a break or without; other days are closed. */
export function QuickWeek({ form, quick }: QuickWeekProps) {
  const t = useText();
  const nameOf = useWeekdayName();
  const locale = intlLocale(useLocale());
  const { days, spans } = quick;
  const short = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-m bg-well p-3">
      <legend className="float-start w-full text-md font-bold">{t("setup.hours.quick")}</legend>
      <SpansEditor
        form={{ faultAt: (path) => faultOfQuick(form, quick, path) }}
        path={QUICK}
        name={t("setup.hours.quick")}
        spans={spans}
        onChange={(next) => quick.change({ spans: next })}
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
                  quick.change({
                    days: event.currentTarget.checked
                      ? WEEKDAYS.filter((each) => each === day || days.includes(each))
                      : days.filter((each) => each !== day),
                  })
                }
              />
              {short.format(MONDAY + index * DAY_MS)}
            </label>
          </li>
        ))}
      </ul>
      {quick.hasOwnDays && (
        <Button
          look="tonal"
          disabled={days.length === 0 || spans.length === 0}
          onClick={quick.apply}
        >
          {t("setup.hours.apply")}
        </Button>
      )}
      <p role="status" className="text-sm font-bold text-positive empty:hidden">
        {quick.isApplied &&
          days.length > 0 &&
          !form.isRefused &&
          t("setup.hours.applied", { count: days.length })}
      </p>
    </fieldset>
  );
}
