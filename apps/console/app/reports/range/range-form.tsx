import { MAX_SALES_DAYS } from "@comanda/contract/rules/sales-rules";
import { useState } from "react";
import { Form, useLocation, useNavigate, useNavigation } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useCompanyPath } from "../../layout/company-page.tsx";
import { Button } from "../../parts/button.tsx";
import { Field } from "../../parts/field.tsx";
import { Segmented } from "../../parts/segmented.tsx";
import { SelectField } from "../../parts/select-field.tsx";
import {
  dimensions,
  type RangePreset,
  type RangeQuery,
  rangePresets,
  rangeSearch,
} from "./range-query.ts";

/** Chooses the days and what they are split by. The choice is in the address. */
export function RangeForm({ query }: { query: RangeQuery }) {
  const t = useText();
  const navigate = useNavigate();
  const path = useCompanyPath()("reports/range");
  const busy = useNavigation().state !== "idle";
  const open = (change: Partial<RangeQuery>) =>
    void navigate(`${path}${rangeSearch({ ...query, ...change })}`, { replace: true });
  const choose = (preset: RangePreset) => {
    // The typed range begins as the shown one.
    const from = query.from || query.today;
    open(preset === "own" ? { preset, from, to: query.to || query.today } : { preset });
  };
  const errors = {
    noDay: t("reports.noDay"),
    endsBefore: t("reports.endsBefore"),
    tooLong: t("reports.tooLong", { days: MAX_SALES_DAYS }),
  };
  const { key: shown } = useLocation();
  /** The place in the history whose faulty days were typed again. */
  const [answered, setAnswered] = useState<string | null>(null);
  const error = query.error && answered !== shown ? errors[query.error] : undefined;
  const labels = {
    today: t("reports.preset.today"),
    yesterday: t("reports.preset.yesterday"),
    "7-days": t("reports.preset.7days"),
    "28-days": t("reports.preset.28days"),
    month: t("reports.preset.month"),
    own: t("reports.preset.own"),
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-96">
          <Segmented
            label={t("reports.presets")}
            value={query.preset}
            options={rangePresets.map((value) => ({ value, label: labels[value] }))}
            onChange={choose}
            look="words"
          />
        </div>
        <div className="min-w-0 basis-56">
          <SelectField
            label={t("reports.by")}
            value={query.by}
            options={dimensions.map((value) => ({ value, label: t(`reports.by.${value}`) }))}
            onChange={(by) => open({ by })}
          />
        </div>
      </div>
      {query.preset === "own" && (
        <Form
          key={`${query.from} ${query.to}`}
          method="get"
          onInput={() => setAnswered(shown)}
          className="flex flex-wrap items-start gap-3"
        >
          <input type="hidden" name="range" value="own" />
          <input type="hidden" name="by" value={query.by} />
          <Field
            className="w-44 min-w-0"
            type="date"
            name="from"
            required
            label={t("reports.from")}
            error={query.error === "noDay" && !query.from ? error : undefined}
            defaultValue={query.from}
          />
          <Field
            className="w-44 min-w-0"
            type="date"
            name="to"
            required
            label={t("reports.to")}
            error={query.error !== "noDay" || !query.to ? error : undefined}
            defaultValue={query.to}
          />
          <Button look="tonal" type="submit" className="mt-6" busy={busy}>
            {t("reports.show")}
          </Button>
        </Form>
      )}
    </div>
  );
}
