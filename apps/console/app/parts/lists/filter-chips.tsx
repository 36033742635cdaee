import { useId } from "react";

type FilterChipsProps<Filter extends string> = {
  /** What the chips choose, for screen readers. */
  label: string;
  value: Filter;
  options: readonly { value: Filter; label: string }[];
  onChange: (filter: Filter) => void;
};

/** Which lines of a list are shown; each label says how many there are. */
export function FilterChips<Filter extends string>({
  label,
  value,
  options,
  onChange,
}: FilterChipsProps<Filter>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="heard">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-12 items-center rounded-full border border-field bg-surface px-4 text-md font-bold has-checked:border-inverse has-checked:bg-inverse has-checked:text-inverse-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full appearance-none rounded-full opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
