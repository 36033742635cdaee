import type { Currency } from "@comanda/domain/money/cents";
import { Field } from "../../parts/field.tsx";
import { useNumberField } from "./use-number-field.ts";
import type { SettingsForm } from "./use-settings-section.ts";

type PartNumberProps = {
  form: SettingsForm;
  /** The name of the field, under which its text and its error are kept. */
  name: string;
  label: string;
  hint?: string;
  value: number | null | undefined;
  max: number;
  /** The currency of an amount. */
  currency?: Currency | undefined;
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
  const { form, name, label, hint, value, max, currency, whole, error, fieldsOf, className } =
    props;
  const number = useNumberField({ min: 0, max, currency, whole });
  const change = (text: string) => {
    const { number: read, fault } = number.read(text);
    form.typeFields(name, text, { fields: fault === null ? fieldsOf(read) : {}, fault });
  };
  return (
    <Field
      label={label}
      hint={hint}
      value={form.textOf(name) ?? number.textOf(value)}
      error={form.faultAt(name) ?? error}
      inputMode={number.inputMode}
      dir="ltr"
      autoComplete="off"
      maxLength={30}
      className={className}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
