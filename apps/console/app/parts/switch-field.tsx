import { useId } from "react";

type SwitchFieldProps = {
  label: string;
  /** What the switch does, below its label. */
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** A switch at the end of its row; the whole row can be pressed. */
export function SwitchField({ label, hint, checked, disabled, onChange }: SwitchFieldProps) {
  const hintId = useId();
  return (
    <label className="flex min-h-12 items-center gap-3 py-1">
      <span className="min-w-0 flex-1 text-md wrap-anywhere">
        <span className="block font-bold">{label}</span>
        {hint && (
          <span id={hintId} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        aria-describedby={hint && hintId}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="switch unmarked"
      />
    </label>
  );
}
