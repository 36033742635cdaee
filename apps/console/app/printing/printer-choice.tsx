import type { Printer } from "@comanda/contract/staff/printer-schemas";
import { useText } from "../i18n/text.ts";
import { SelectField } from "../parts/select-field.tsx";

type PrinterChoiceProps = {
  label: string;
  printers: readonly Printer[];
  /** Null prints nothing. */
  value: string | null;
  onChange: (printerId: string | null) => void;
};

/** A choice of one printer, or none. A printer that was removed meanwhile counts as none. */
export function PrinterChoice({ label, printers, value, onChange }: PrinterChoiceProps) {
  const t = useText();
  const known = printers.some(({ id }) => id === value) ? value : null;
  return (
    <SelectField
      label={label}
      value={known ?? ""}
      options={[
        { value: "", label: t("printing.noPrinter") },
        ...printers.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(id) => onChange(id || null)}
    />
  );
}
