import type { SalesSettings } from "@comanda/contract/sales/sales-schemas";
import { MAX_START_HOUR } from "@comanda/domain/hours/business-day";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { officeApi } from "../../api/office-api.ts";
import { useChanges } from "../../api/use-changes.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { ChangeErrorText } from "../../parts/change-error-text.tsx";
import { Form } from "../../parts/field.tsx";
import { SelectField } from "../../parts/select-field.tsx";

const hours = Array.from({ length: MAX_START_HOUR + 1 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));

type StartHourFormProps = { companyId: string; settings: SalesSettings };

/** Changes the hour at which business days begin. The page is read again with it. */
export function StartHourForm({ companyId, settings }: StartHourFormProps) {
  const t = useText();
  const [chosen, setChosen] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const { revalidate } = useRevalidator();
  const { run, busy, error } = useChanges(revalidate);
  const value = chosen ?? String(settings.start_hour);
  const save = async () => {
    const body = { start_hour: Number(value), revision: settings.revision };
    const call = { params: { companyId }, body };
    const answer = await run(() => officeApi("updateSalesSettings", call));
    if (answer) setSaved(true);
  };
  return (
    <Form
      className="rounded-m border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 max-w-100 flex-1 basis-64">
          <SelectField
            label={t("reports.start")}
            hint={t("reports.startHint")}
            value={value}
            options={hours}
            onChange={(next) => {
              setChosen(next);
              setSaved(false);
            }}
          />
        </div>
        <Button
          look="outline"
          type="submit"
          className="mt-6"
          busy={busy}
          disabled={value === String(settings.start_hour)}
        >
          {t("reports.save")}
        </Button>
      </div>
      <p role="status" className="basis-full font-bold text-positive empty:hidden">
        {saved && t("reports.saved")}
      </p>
      {error && <ChangeErrorText error={error} />}
    </Form>
  );
}
