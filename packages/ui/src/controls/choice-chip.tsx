import type { ReactNode } from "react";

type ChoiceChipProps = {
  name: string;
  checked: boolean;
  onChange: () => void;
  children: ReactNode;
};

/** Shows one of a few short choices side by side, such as numbers. It is a radio button. */
export function ChoiceChip({ name, checked, onChange, children }: ChoiceChipProps) {
  return (
    <label className="relative flex min-h-13 min-w-0 cursor-pointer flex-col items-center justify-center rounded-m border border-field px-1 py-1 text-center has-checked:border-ink has-checked:bg-ink has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink motion-safe:transition-colors motion-safe:duration-150">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChange}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {children}
    </label>
  );
}
