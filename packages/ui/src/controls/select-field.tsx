import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentProps, useId } from "react";
import { controlClasses, FieldBox, type FieldTexts } from "./field.tsx";

type SelectFieldProps = FieldTexts &
  ComponentProps<"select"> & {
    /** Shown while nothing is chosen; it is not an option. */
    placeholder: string;
    options: readonly { value: string; label: string }[];
  };

/** Shows a choice of one option from the browser's own list. */
export function SelectField({
  label,
  error,
  hint,
  className,
  placeholder,
  options,
  ...select
}: SelectFieldProps) {
  const notes = useId();
  return (
    <FieldBox label={label} error={error} hint={hint} className={className} notesId={notes}>
      <span className="flex items-center gap-2">
        <select
          {...select}
          aria-invalid={Boolean(error)}
          aria-describedby={notes}
          className={`${controlClasses} min-w-0 appearance-none truncate bg-surface`}
        >
          <option value="" disabled hidden>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="size-5 flex-none text-muted" aria-hidden="true" />
      </span>
    </FieldBox>
  );
}
