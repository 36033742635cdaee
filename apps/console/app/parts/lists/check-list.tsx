import CircleAlert from "lucide-react/icons/circle-alert";
import { useId } from "react";

type CheckListProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  error?: string;
  /** Gets the chosen values in the order of the options. */
  onChange: (chosen: Value[]) => void;
};

/** A choice of any number of options that are all in view. What is wrong stands above them: the list may be long. */
export function CheckList<Value extends string>({
  label,
  options,
  chosen,
  error,
  onChange,
}: CheckListProps<Value>) {
  const errorId = useId();
  const toggle = (value: Value) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === value) !== chosen.includes(each)),
    );
  return (
    <fieldset className="min-w-0" aria-describedby={error && errorId}>
      <legend className="mb-1 text-sm text-muted">{label}</legend>
      {error && (
        <p id={errorId} className="flex gap-1.5 pb-2 text-sm text-danger wrap-anywhere">
          <CircleAlert aria-hidden="true" className="mt-px size-4.5 flex-none" />
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 items-center gap-2 rounded-m border border-field bg-surface px-3 text-sm has-checked:border-inverse has-checked:font-bold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              aria-invalid={error ? true : undefined}
              onChange={() => toggle(option.value)}
              className="checkbox"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
