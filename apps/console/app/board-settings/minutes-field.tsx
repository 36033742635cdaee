import { useText } from "../i18n/text.ts";
import { Field } from "../parts/field.tsx";
import { MAX_MINUTES } from "./board-draft.ts";

type MinutesFieldProps = {
  label: string;
  hint?: string;
  value: string;
  isWrong: boolean;
  /** The most minutes; 480 where it is absent. */
  most?: number;
  onChange: (value: string) => void;
};

/** A number of minutes. It stays a text, so that what was typed is never lost. */
export function MinutesField(props: MinutesFieldProps) {
  const { label, hint, value, isWrong, most = MAX_MINUTES, onChange } = props;
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
