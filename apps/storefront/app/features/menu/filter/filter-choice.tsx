import type { ReactNode } from "react";

type FilterChoiceProps = {
  icon: ReactNode;
  checked: boolean;
  onChange: () => void;
  children: string;
};

/** One of many choices that can be made together, with its icon. */
export function FilterChoice({ icon, checked, onChange, children }: FilterChoiceProps) {
  return (
    <label className="relative flex min-h-12 cursor-pointer items-center gap-2 rounded-m border border-field px-3 py-1 text-sm wrap-anywhere has-checked:border-ink has-checked:bg-ink has-checked:font-bold has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <input
        type="checkbox"
        checked={checked}
        onChange={onChange}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {icon}
      {children}
    </label>
  );
}
