import type { ComponentProps } from "react";
import { useText } from "../../i18n/text.ts";
import { Field, TextAreaField } from "../../parts/field.tsx";
import { SelectField } from "../../parts/select-field.tsx";
import { SwitchField } from "../../parts/switch-field.tsx";
import { type NumberKind, useNumberField } from "./use-number-field.ts";
import type { SettingsForm } from "./use-settings-section.ts";

// A field of the form is named by its path in the import file: `company.name`.
type SettingProps = { form: SettingsForm; path: string; label: string; hint?: string };

type TextSettingProps = SettingProps &
  Pick<ComponentProps<"input">, "maxLength" | "inputMode" | "dir" | "list" | "type"> & {
    required?: boolean;
    long?: boolean;
    /** Changes the typed text, such as to upper case. */
    adapt?: (text: string) => string;
  };

/** A text field; an empty text is null. A required field says so beside it. */
export function TextSetting(props: TextSettingProps) {
  const { form, path, label, hint, required = false, long = false, adapt, ...input } = props;
  const t = useText();
  const value = form.textOf(path) ?? String(form.get(path) ?? "");
  const change = (typed: string) => {
    const text = adapt ? adapt(typed) : typed;
    const isMissing = required && text.trim() === "";
    const fault = isMissing ? t("form.missing") : null;
    form.type(path, text, { field: text.trim() === "" ? null : text, fault });
  };
  const shared = { label, hint, value, error: form.faultAt(path), autoComplete: "off" };
  if (long)
    return (
      <TextAreaField
        {...shared}
        maxLength={input.maxLength}
        onChange={(event) => change(event.currentTarget.value)}
      />
    );
  return <Field {...shared} {...input} onChange={(event) => change(event.currentTarget.value)} />;
}

type NumberSettingProps = SettingProps & NumberKind;

/** A number as people type it, with a comma or a point and digits of any script. */
export function NumberSetting({ form, path, label, hint, ...kind }: NumberSettingProps) {
  const number = useNumberField(kind);
  const change = (text: string) => {
    const { number: field, fault } = number.read(text);
    form.type(path, text, { field, fault });
  };
  return (
    <Field
      label={label}
      hint={hint}
      value={form.textOf(path) ?? number.textOf(form.get(path))}
      error={form.faultAt(path)}
      inputMode={number.inputMode}
      dir="ltr"
      autoComplete="off"
      maxLength={30}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

/** A switch; `absent` is the value that a missing field means. */
export function SwitchSetting({
  form,
  path,
  label,
  hint,
  absent = false,
  disabled = false,
}: SettingProps & { absent?: boolean; disabled?: boolean }) {
  return (
    <SwitchField
      label={label}
      hint={hint}
      disabled={disabled}
      checked={Boolean(form.get(path) ?? absent)}
      onChange={(checked) => form.set(path, checked)}
    />
  );
}

type ChoiceSettingProps = SettingProps & {
  absent: string;
  options: readonly { value: string; label: string }[];
};

/** A choice of a few values; an unknown stored value stays until another is chosen. */
export function ChoiceSetting({ form, path, label, hint, absent, options }: ChoiceSettingProps) {
  const value = String(form.get(path) ?? absent);
  const isKnown = options.some((option) => option.value === value);
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value}
      error={form.faultAt(path)}
      options={isKnown ? options : [{ value, label: value || "–" }, ...options]}
      onChange={(next) => form.set(path, next)}
    />
  );
}
