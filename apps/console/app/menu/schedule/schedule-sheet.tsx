import type { Currency } from "@comanda/domain/money/cents";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../parts/button.tsx";
import { FailureNote } from "../../parts/failure-note.tsx";
import { Form } from "../../parts/field.tsx";
import { Sheet } from "../../parts/sheets/sheet.tsx";
import { PriceFields } from "./price-fields.tsx";
import type { NewPrices, ScheduleRow } from "./schedule-rows.ts";
import type { ScheduleStart } from "./schedule-start.ts";
import { StartFields } from "./start-fields.tsx";
import { useScheduleForm } from "./use-schedule-form.ts";

type ScheduleSheetProps = {
  title: string;
  rows: readonly ScheduleRow[];
  /** The start that is changed; null for a new change. */
  start: ScheduleStart | null;
  /** Whether the prices were chosen before: then only their number is shown. */
  fixed?: boolean;
  currency: Currency;
  timezone: string;
  onSave: (start: ScheduleStart, prices: NewPrices) => Promise<unknown>;
  onClose: () => void;
};

/** Asks when prices change and what costs how much then. What was typed stays when it is refused. */
export function ScheduleSheet({ title, fixed = false, onClose, ...options }: ScheduleSheetProps) {
  const t = useText();
  const form = useScheduleForm(options);
  const [submits, setSubmits] = useState(0);
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submits > 0) fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [submits]);
  const submit = () => {
    setSubmits(submits + 1);
    void form.save();
  };
  return (
    <Sheet
      open
      persistent
      onClose={onClose}
      title={title}
      footer={
        <>
          <FailureNote failure={form.failure} />
          {form.isEmpty && (
            <p role="alert" className="text-md text-danger">
              {t("menu.schedule.noPrice")}
            </p>
          )}
          <Button look="solid" busy={form.busy} onClick={submit}>
            {t("menu.schedule.save")}
          </Button>
        </>
      }
    >
      <Form
        ref={fields}
        noValidate
        className="gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <StartFields form={form} />
        {fixed ? (
          <p className="text-md">{t("menu.schedule.count", { count: form.rows.length })}</p>
        ) : (
          <PriceFields form={form} currency={options.currency} />
        )}
        {/* Enter in a field sends the form; the button in view is in the footer. */}
        <button type="submit" hidden />
      </Form>
    </Sheet>
  );
}
