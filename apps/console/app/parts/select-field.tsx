import { classNames } from "@comanda/ui/controls/class-names.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId } from "react";
import { boxClasses, FieldFrame, type FieldTexts } from "./field.tsx";

type SelectFieldProps<Value extends string> = FieldTexts & {
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** A choice of one option from the browser's own list. */
export function SelectField<Value extends string>({
  label,
  error,
  hint,
  value,
  options,
  onChange,
}: SelectFieldProps<Value>) {
  const notes = useId();
  return (
    <FieldFrame label={label} error={error} hint={hint} notesId={notes}>
      <span className="relative block">
        <select
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as Value)}
          aria-invalid={Boolean(error)}
          aria-describedby={notes}
          className={classNames(
            boxClasses,
            "appearance-none pe-10",
            error ? "border-danger" : "border-field",
          )}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-muted"
        />
      </span>
    </FieldFrame>
  );
}
