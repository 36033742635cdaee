import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** The classes of a choice's row, for choices that are not a radio button or checkbox. */
export const choiceRowClasses =
  "flex min-h-12 items-center gap-x-3 border-b border-line py-1 last:border-0";

type ChoiceRowProps = {
  type: "radio" | "checkbox";
  name?: string;
  label: string;
  /** The language of the label, where it is not that of the page. */
  lang?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  /** Content at the end of the row, such as a price. */
  end?: ReactNode;
};

/**
 * Shows a radio button or checkbox whose whole row can be pressed. With large text the end of the row
 * wraps below the label.
 */
export function ChoiceRow({
  type,
  name,
  label,
  lang,
  checked,
  disabled,
  onChange,
  end,
}: ChoiceRowProps) {
  return (
    <label
      className={classNames(
        choiceRowClasses,
        "flex-wrap",
        disabled && "cursor-not-allowed text-muted",
      )}
    >
      <input
        type={type}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className={type}
      />
      <span dir="auto" lang={lang} className="min-w-0 flex-1 basis-20 wrap-anywhere">
        {label}
      </span>
      <span className="tabular ms-auto flex max-w-full flex-none flex-wrap items-center justify-end gap-x-2">
        {end}
      </span>
    </label>
  );
}
