import { classNames } from "@comanda/ui/controls/class-names.ts";
import type { ComponentProps } from "react";

type IconButtonProps = ComponentProps<"button"> & {
  /** The button's text for screen readers. */
  label: string;
};

/** A square button with an icon, 48 pixels wide. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(
        "grid size-12 flex-none place-items-center rounded-m text-ink disabled:text-muted",
        className,
      )}
    >
      {children}
    </button>
  );
}
