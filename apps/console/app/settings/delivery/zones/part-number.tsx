import { useText } from "../../../i18n/text.ts";
import { Field } from "../../../parts/field.tsx";
import { numberIn } from "../../frame/number-text.ts";
import type { SettingsForm } from "../../frame/use-settings-section.ts";

type PartNumberProps = {
  form: SettingsForm;
  /** The name of the part, for what was typed and what is wrong. */
  name: string;
  label: string;
  value: number | null | undefined;
  max: number;
  /** The fields of the section that store the number. */
  fieldsOf: (number: number | null) => Record<string, unknown>;
  className?: string;
};

/** A number of a part of a list, from 0; what was typed stays, also where it is wrong. */
export function PartNumber({
  form,
  name,
  label,
  value,
  max,
  fieldsOf,
  className,
}: PartNumberProps) {
  const t = useText();
  const change = (text: string) => {
    const { number, isRight } = numberIn(text, { min: 0, max });
    const fault = isRight ? null : t("settings.fault.number", { min: 0, max });
    form.typeFields(name, text, { fields: isRight ? fieldsOf(number) : {}, fault });
  };
  return (
    <Field
      label={label}
      value={form.textOf(name) ?? String(value ?? "")}
      error={form.faultAt(name)}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      maxLength={30}
      className={className}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
