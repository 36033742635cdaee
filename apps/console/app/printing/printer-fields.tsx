import type { Printer } from "@comanda/contract/staff/printer-schemas";
import { isolate } from "@comanda/ui/i18n/isolate.ts";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { useText } from "../i18n/text.ts";
import { Field } from "../parts/field.tsx";
import { SelectField } from "../parts/select-field.tsx";
import { SwitchField } from "../parts/switch-field.tsx";

export type PrinterChoices = Pick<Printer, "name" | "kind" | "columns" | "as_pictures">;

type PrinterFieldsProps = {
  choices: PrinterChoices;
  /** Whether the missing name is marked. */
  isNameless: boolean;
  /** Whether it can be chosen how the printer is reached. */
  hasKind: boolean;
  onChange: (choices: PrinterChoices) => void;
};

const widths = [
  { value: "48", label: "80 mm (48)" },
  { value: "42", label: "80 mm (42)" },
  { value: "32", label: "58 mm (32)" },
] as const;

/** What is chosen for a printer. */
export function PrinterFields({ choices, isNameless, hasKind, onChange }: PrinterFieldsProps) {
  const t = useText();
  const locale = useLocale();
  const change = (more: Partial<PrinterChoices>) => onChange({ ...choices, ...more });
  const kinds = [
    { value: "agent", label: t("printing.kind.agent") },
    { value: "cloudprnt", label: t("printing.kind.cloudprnt") },
  ] as const;
  return (
    <>
      <Field
        label={t("form.name")}
        value={choices.name}
        maxLength={40}
        error={isNameless ? t("printing.nameMissing") : undefined}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      {hasKind && (
        <SelectField
          label={t("printing.kind")}
          value={choices.kind}
          options={kinds}
          onChange={(kind) => change({ kind })}
        />
      )}
      <SelectField
        label={t("printing.width")}
        value={String(choices.columns) as (typeof widths)[number]["value"]}
        options={widths.map((each) => ({ ...each, label: isolate(each.label, locale) }))}
        onChange={(width) => change({ columns: Number(width) as Printer["columns"] })}
      />
      <SwitchField
        label={t("printing.asPictures")}
        hint={t("printing.asPicturesHint")}
        checked={choices.as_pictures}
        onChange={(as_pictures) => change({ as_pictures })}
      />
    </>
  );
}
