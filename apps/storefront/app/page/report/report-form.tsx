import { ApiError } from "@comanda/contract/calls/api-client";
import { Button } from "@comanda/ui/controls/button.tsx";
import { ChoiceRow } from "@comanda/ui/controls/choice-row.tsx";
import { Field, TextArea } from "@comanda/ui/controls/field.tsx";
import { fieldCount } from "@comanda/ui/controls/field-count.ts";
import { Notice } from "@comanda/ui/controls/notice.tsx";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { useText } from "../../i18n/text.ts";
import {
  MAX_DESCRIPTION,
  REPORT_REASONS,
  type ReportInput,
  validateReport,
} from "./report-input.ts";

type ReportFormProps = {
  report: ReportInput;
  onChange: (report: ReportInput) => void;
  /** Rejects when the report could not be sent. */
  send: (report: ReportInput) => Promise<void>;
  onSent: () => void;
};

/** Shows the form of a report, with the errors beside their fields. */
export function ReportForm({ report, onChange, send, onSent }: ReportFormProps) {
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, attempt } = useAttempt();
  const form = useRef<HTMLFormElement>(null);
  const name = useId();
  const t = useText();
  const errors = submitted ? validateReport(report) : {};

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setSubmitted(true);
    const newErrors = validateReport(report);
    if (newErrors.reason) return focus(form.current, "input[type=radio]");
    if (newErrors.description) return focus(form.current, "textarea");
    if (newErrors.contact) return focus(form.current, "input[type=text]");
    void attempt(() => send(report)).then((done) => done && onSent());
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      className="flex min-h-0 flex-col text-start text-sm"
    >
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto px-5 pb-4">
        <fieldset className="min-w-0" aria-describedby={errors.reason && `${name}-error`}>
          <legend className="pb-1 text-muted">{t("report.reason")}</legend>
          <div>
            {REPORT_REASONS.map((reason) => (
              <ChoiceRow
                key={reason}
                type="radio"
                name={name}
                label={t(`report.reason.${reason}`)}
                checked={report.reason === reason}
                onChange={() => onChange({ ...report, reason })}
              />
            ))}
          </div>
          {errors.reason && (
            <p id={`${name}-error`} className="pt-1 text-xs text-danger">
              {t("report.chooseReason")}
            </p>
          )}
        </fieldset>
        <TextArea
          label={t("report.description")}
          rows={4}
          value={report.description}
          onChange={(event) => onChange({ ...report, description: event.currentTarget.value })}
          count={fieldCount(report.description.trim().length, MAX_DESCRIPTION)}
          error={
            errors.description &&
            (errors.description === "required"
              ? t("report.descriptionRequired")
              : t("checkout.atMost", { max: MAX_DESCRIPTION }))
          }
        />
        <Field
          type="text"
          label={t("report.contact")}
          autoComplete="email"
          value={report.contact}
          onChange={(event) => onChange({ ...report, contact: event.currentTarget.value })}
          hint={t("report.contactHint")}
          error={errors.contact && t("checkout.atMost", { max: 200 })}
        />
        {failure && (
          <Notice tone="danger" alert>
            {t(failure)}
          </Notice>
        )}
      </div>
      <div className="border-t border-line px-5 pt-3 pb-5">
        <Button type="submit" busy={busy} className="w-full">
          {failure ? t("report.again") : t("report.send")}
        </Button>
      </div>
    </form>
  );
}

function focus(form: HTMLFormElement | null, field: string): void {
  form?.querySelector<HTMLElement>(field)?.focus();
}

/** Returns `attempt`, which runs an action, whether one runs now, and the message of the last failure. */
function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<
    "report.failed" | "report.offline" | "failure.busy" | null
  >(null);

  /** Runs the action; resolves to whether it succeeded. */
  async function attempt(action: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    try {
      await action();
      return true;
    } catch (error) {
      if (!navigator.onLine) setFailure("report.offline");
      else if (error instanceof ApiError && error.status === 429) setFailure("failure.busy");
      else setFailure("report.failed");
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, attempt };
}
