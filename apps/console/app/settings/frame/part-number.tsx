import { useText } from "../../i18n/text.ts";
import { Field } from "../../parts/field.tsx";
import { numberIn } from "./number-text.ts";
import type { SettingsForm } from "./use-settings-section.ts";

type PartNumberProps = {
  form: SettingsForm;
  /** The name of the part, for what was typed and what is wrong. */
  name: string;
  label: string;
  hint?: string;
  value: number | null | undefined;
  max: number;
  /** Whether only whole numbers are right. */
  whole?: boolean;
  /** What is wrong with the part, where its name does not say it. */
  error?: string | undefined;
  /** The fields of the section that store the number. */
  fieldsOf: (number: number | null) => Record<string, unknown>;
  className?: string;
};

/** A number of a part of a list, from 0; what was typed stays, also where it is wrong. */
export function PartNumber(props: PartNumberProps) {
  const { form, name, label, hint, value, max, whole, error, fieldsOf, className } = props;
  const t = useText();
  const change = (text: string) => {
    const { number, isRight } = numberIn(text, { min: 0, max, whole });
    const wrong = whole ? "settings.fault.wholeNumber" : "settings.fault.number";
    const fault = isRight ? null : t(wrong, { min: 0, max });
    form.typeFields(name, text, { fields: isRight ? fieldsOf(number) : {}, fault });
  };
  return (
    <Field
      {...{ label, hint }}
      value={form.textOf(name) ?? String(value ?? "")}
      error={form.faultAt(name) ?? error}
      inputMode={whole ? "numeric" : "decimal"}
      dir="ltr"
      autoComplete="off"
      maxLength={30}
      className={className}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
