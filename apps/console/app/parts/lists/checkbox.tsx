import type { ReactNode } from "react";

type CheckboxProps = {
  label: ReactNode;
  checked: boolean;
  /** Whether it stands for several, of which some are chosen. */
  isPartial?: boolean;
  onChange: () => void;
};

/** A line of a list that can be chosen; the whole line is pressed. */
export function Checkbox({ label, checked, isPartial = false, onChange }: CheckboxProps) {
  return (
    <label className="flex min-h-12 items-center gap-3 text-md wrap-anywhere has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink lg:min-h-11">
      <input
        type="checkbox"
        checked={checked}
        ref={(box) => {
          // There is no attribute for it.
          if (box) box.indeterminate = isPartial;
        }}
        onChange={onChange}
        className="checkbox"
      />
      <span className="min-w-0 flex-1">{label}</span>
    </label>
  );
}
