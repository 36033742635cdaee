import type { SalesSettings } from "@comanda/contract/sales/sales-schemas";
import { MAX_START_HOUR } from "@comanda/domain/hours/business-day";
import { useRevalidator } from "react-router";
import { officeApi } from "../../api/office-api.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { ChangeErrorText } from "../../parts/change-error-text.tsx";
import { Form } from "../../parts/field.tsx";
import { DraftConflict } from "../../parts/saving/draft-conflict.tsx";
import { LeaveGuard } from "../../parts/saving/leave-guard.tsx";
import { SelectField } from "../../parts/select-field.tsx";
import { useSettingsForm } from "../../parts/settings-form/use-settings-form.ts";

const hourText = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
const hours = Array.from({ length: MAX_START_HOUR + 1 }, (_, hour) => ({
  value: String(hour),
  label: hourText(hour),
}));

type StartHourFormProps = { companyId: string; settings: SalesSettings };

/** Changes the hour at which business days begin. The page is read again with it. */
export function StartHourForm({ companyId, settings }: StartHourFormProps) {
  const t = useText();
  const params = { companyId };
  const { revalidate } = useRevalidator();
  const form = useSettingsForm({
    initial: settings,
    start: ({ start_hour, revision }: SalesSettings) => ({ start_hour, revision }),
    errorsOf: () => null,
    store: async (body) => {
      const answer = await officeApi("updateSalesSettings", { params, body });
      await revalidate();
      return answer;
    },
    read: () => officeApi("readSalesSettings", { params }),
  });
  const { draft } = form;
  return (
    <Form
      className="rounded-m border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 max-w-100 flex-1 basis-64">
          <SelectField
            label={t("reports.start")}
            hint={t("reports.startHint")}
            value={String(draft.start_hour)}
            options={hours}
            onChange={(hour) => form.change({ ...draft, start_hour: Number(hour) })}
          />
        </div>
        <Button
          look="outline"
          type="submit"
          className="mt-6"
          busy={form.busy}
          disabled={!form.isChanged}
        >
          {t("form.save")}
        </Button>
      </div>
      <p role="status" className="basis-full font-bold text-positive empty:hidden">
        {form.saved && t("form.saved")}
      </p>
      {form.error && <ChangeErrorText error={form.error} />}
      <LeaveGuard isDirty={form.isChanged} onSave={form.save} />
      {form.conflict && (
        <DraftConflict
          conflict={form.conflict}
          labelOf={() => t("reports.start")}
          textOf={(_, hour) => hourText(Number(hour))}
          onMerge={(merged) => void form.saveMerged(merged)}
          onClose={form.closeConflict}
        />
      )}
    </Form>
  );
}
