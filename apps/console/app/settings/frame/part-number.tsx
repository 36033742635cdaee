import { useText } from "../../i18n/text.ts";
import { Field } from "../../parts/field.tsx";
import { numberIn } from "./number-text.ts";
import type { SettingsForm } from "./use-settings-section.ts";

type PartNumberProps = {
  form: SettingsForm;
  /** The name of the field, under which its text and its error are kept. */
  name: string;
  label: string;
  hint?: string;
  value: number | null | undefined;
  max: number;
  /** Whether only whole numbers are right. */
  whole?: boolean;
  /** The error of the field, if its name does not lead to one. */
  error?: string | undefined;
  /** The fields of the section that store the number. */
  fieldsOf: (number: number | null) => Record<string, unknown>;
  className?: string;
};

/** A number field of an item of a list, from 0. A wrong text stays in it. */
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
