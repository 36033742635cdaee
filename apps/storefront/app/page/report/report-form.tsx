import { ApiError } from "@comanda/contract/calls/api-client";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { useText } from "../../i18n/text.tsx";
import { Button } from "../../ui/button.tsx";
import { ChoiceRow } from "../../ui/choice-row.tsx";
import { Field, TextArea } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import {
  MAX_DESCRIPTION,
  REPORT_REASONS,
  type ReportDraft,
  validateReport,
} from "./report-draft.ts";

type ReportFormProps = {
  report: ReportDraft;
  onChange: (report: ReportDraft) => void;
  /** Rejects when the report could not be sent. */
  send: (report: ReportDraft) => Promise<void>;
  onSent: () => void;
};

/** What is wrong, in the visitor's words; what is missing is said beside its field. */
export function ReportForm({ report, onChange, send, onSent }: ReportFormProps) {
  const [submitted, setTried] = useState(false);
  const { busy, failure, attempt } = useAttempt();
  const form = useRef<HTMLFormElement>(null);
  const name = useId();
  const t = useText();
  const faults = submitted ? validateReport(report) : {};

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    const faulty = validateReport(report);
    if (faulty.reason) return focus(form.current, "input[type=radio]");
    if (faulty.description) return focus(form.current, "textarea");
    if (faulty.contact) return focus(form.current, "input[type=text]");
    void attempt(() => send(report)).then((done) => done && onSent());
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      className="flex min-h-0 flex-col text-start text-sm"
    >
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto px-7 pb-4">
        <fieldset className="min-w-0" aria-describedby={faults.reason && `${name}-fault`}>
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
          {faults.reason && (
            <p id={`${name}-fault`} className="pt-1 text-xs text-danger">
              {t("report.chooseReason")}
            </p>
          )}
        </fieldset>
        <TextArea
          label={t("report.description")}
          rows={4}
          value={report.description}
          onChange={(event) => onChange({ ...report, description: event.currentTarget.value })}
          count={{ written: report.description.trim().length, max: MAX_DESCRIPTION }}
          error={
            faults.description &&
            (faults.description === "required"
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
          error={faults.contact && t("checkout.atMost", { max: 200 })}
        />
        {failure && (
          <Notice tone="danger" alert>
            {t(failure)}
          </Notice>
        )}
      </div>
      <div className="border-t border-line px-7 pt-3 pb-5">
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

/** Tries something that may fail, once at a time, and says in which way it failed. */
function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<
    "report.failed" | "report.offline" | "trouble.busy" | null
  >(null);

  /** Whether it worked. */
  async function attempt(action: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    try {
      await action();
      return true;
    } catch (error) {
      if (!navigator.onLine) setFailure("report.offline");
      else if (error instanceof ApiError && error.status === 429) setFailure("trouble.busy");
      else setFailure("report.failed");
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, attempt };
}
