import { MAX_PROMISE_MINUTES } from "@comanda/contract/rules/staff-rules";
import { useText } from "../i18n/text.ts";
import { Field } from "../parts/field.tsx";

type MinutesFieldProps = {
  label: string;
  hint?: string;
  value: string;
  isWrong: boolean;
  /** The most minutes; `MAX_PROMISE_MINUTES` where it is absent. */
  most?: number;
  onChange: (value: string) => void;
};

/** A number of minutes. It stays a text, so that what was typed is never lost. */
export function MinutesField(props: MinutesFieldProps) {
  const { label, hint, value, isWrong, most = MAX_PROMISE_MINUTES, onChange } = props;
  const t = useText();
  return (
    <Field
      label={label}
      hint={hint}
      value={value}
      error={isWrong ? t("boardSettings.minutesWrong", { max: most }) : undefined}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
