import type { ReactNode } from "react";
import { useText } from "../i18n/text.ts";
import { SelectField } from "../parts/select-field.tsx";
import { SwitchField } from "../parts/switch-field.tsx";
import { secondsChoices } from "./alert-draft.ts";

type Step = { active: boolean; after_seconds: number };
type StepCardProps = {
  label: string;
  hint: string;
  step: Step;
  /** Whether its fields are seen while it is off: one of them is wrong. */
  isWrong?: boolean;
  /** Only members who may change the settings can press anything. */
  disabled: boolean;
  onChange: (step: Step) => void;
  /** How the last message went. */
  status: ReactNode;
  children?: ReactNode;
};

/** One step: its switch, its time, and what else belongs to it. */
export function StepCard(props: StepCardProps) {
  const { label, hint, step, isWrong = false, disabled, onChange, status, children } = props;
  const t = useText();
  const after = useSecondsText();
  return (
    <section className="flex flex-col gap-3 rounded-m border border-line bg-surface p-4">
      <SwitchField
        label={label}
        hint={hint}
        disabled={disabled}
        checked={step.active}
        onChange={(active) => onChange({ ...step, active })}
      />
      {(step.active || isWrong) && (
        <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-3">
          <legend className="heard">{label}</legend>
          <SelectField
            label={t("alerts.after")}
            value={String(step.after_seconds)}
            options={secondsChoices(step.after_seconds).map((seconds) => ({
              value: String(seconds),
              label: after(seconds),
            }))}
            onChange={(value) => onChange({ ...step, after_seconds: Number(value) })}
          />
          {children}
        </fieldset>
      )}
      <div className="text-sm text-muted wrap-anywhere">{status}</div>
    </section>
  );
}

/** Writes a number of seconds: as minutes where it is whole minutes. */
function useSecondsText(): (seconds: number) => string {
  const t = useText();
  return (seconds) =>
    seconds % 60 === 0
      ? t("alerts.minutes", { count: seconds / 60 })
      : t("alerts.seconds", { count: seconds });
}
