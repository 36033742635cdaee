import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useRef } from "react";
import { useText } from "../../i18n/text.ts";
import { Button, FLUSH_S } from "../../parts/button.tsx";
import { Field } from "../../parts/field.tsx";
import { addRow, removeRow } from "../../parts/saving/row-focus.ts";
import { SettingsCard } from "../../parts/saving/settings-card.tsx";
import type { SettingsForm } from "../form/use-settings-section.ts";
import { DATES, datesIn, type SpecialDate } from "./hours-faults.ts";
import { SpansEditor } from "./spans-editor.tsx";

/** The dates that differ from the week, such as holidays; a date without hours is closed. */
export function DatesEditor({ form, today }: { form: SettingsForm; today: string }) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const dates = datesIn(form.value);
  const change = (index: number, part: Partial<SpecialDate>) =>
    form.set(
      DATES,
      dates.map((date, at) => (at === index ? { ...date, ...part } : date)),
    );
  return (
    <SettingsCard title={t("settings.hours.dates")} hint={t("settings.hours.datesHint")}>
      <ul ref={list} className="flex flex-col divide-y divide-line">
        {dates.map((date, index) => {
          const path = `${DATES}.${index}`;
          const name = date.name || date.date || String(index + 1);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a date may be typed and have no key yet
              key={index}
              className="flex min-w-0 flex-col gap-2 py-3"
            >
              <div className="grid gap-2 md:grid-cols-2">
                <Field
                  type="date"
                  label={t("settings.hours.date")}
                  value={date.date}
                  error={form.faultAt(`${path}.date`)}
                  // Not refused: the dates of last year may stay in the list.
                  hint={
                    date.date !== "" && date.date < today ? t("settings.hours.over") : undefined
                  }
                  onChange={(event) => change(index, { date: event.currentTarget.value })}
                />
                <Field
                  label={t("settings.hours.dateName")}
                  value={date.name ?? ""}
                  maxLength={120}
                  autoComplete="off"
                  error={form.faultAt(`${path}.name`)}
                  onChange={(event) => change(index, { name: event.currentTarget.value || null })}
                />
              </div>
              {(date.hours ?? []).length === 0 && (
                <p className="text-md font-bold">{t("settings.hours.closed")}</p>
              )}
              <SpansEditor
                form={form}
                path={`${path}.hours`}
                name={name}
                spans={date.hours ?? []}
                onChange={(hours) => change(index, { hours })}
              />
              <Button
                look="quiet"
                size="s"
                className={`${FLUSH_S} self-start text-danger!`}
                aria-label={t("settings.hours.removeDateOf", { name })}
                onClick={() =>
                  removeRow(() =>
                    form.set(
                      DATES,
                      dates.filter((_, at) => at !== index),
                    ),
                  )
                }
              >
                <Trash2 aria-hidden="true" className="size-5" />
                {t("settings.hours.removeDate")}
              </Button>
            </li>
          );
        })}
      </ul>
      <Button
        look="outline"
        className="self-start"
        onClick={() =>
          addRow(list.current, () =>
            form.set(DATES, [...dates, { date: "", name: null, hours: [] }]),
          )
        }
      >
        <Plus aria-hidden="true" className="size-5" />
        {t("settings.hours.addDate")}
      </Button>
    </SettingsCard>
  );
}
