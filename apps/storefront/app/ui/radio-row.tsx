import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type RadioRowProps = ComponentProps<"input"> & {
  children: ReactNode;
  /** What stands at the end, such as a price. */
  end?: ReactNode;
};

/** One of several to choose from: the whole row is its target. */
export function RadioRow({ children, end, className, ...input }: RadioRowProps) {
  return (
    <label
      className={classNames(
        "flex min-h-12 items-center gap-3 border-b border-line py-2 last:border-b-0 has-disabled:text-muted",
        className,
      )}
    >
      <input
        {...input}
        type="radio"
        className="size-5 flex-none appearance-none rounded-full border-2 border-field bg-surface checked:border-6 checked:border-accent"
      />
      <span className="min-w-0 flex-1">{children}</span>
      {end && <span className="text-xs text-muted">{end}</span>}
    </label>
  );
}
