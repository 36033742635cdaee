import { classNames } from "@comanda/ui/controls/class-names.ts";
import type { ReactNode } from "react";

const tones = {
  danger: "bg-danger text-danger-ink",
  warning: "bg-warning-soft text-warning",
} as const;

type BannerProps = {
  tone?: keyof typeof tones;
  icon: ReactNode;
  /** What is wrong, in the largest letters. */
  title: string;
  /** What is missed meanwhile. */
  children?: ReactNode;
  /** The one button that helps. */
  action?: ReactNode;
};

/** A message over the whole width, announced at once: sound or connection is missing. */
export function Banner({ tone = "danger", icon, title, children, action }: BannerProps) {
  return (
    <div
      role="alert"
      className={classNames("flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4", tones[tone])}
    >
      <span className="flex-none">{icon}</span>
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <p className="text-xl font-bold">{title}</p>
        {children && <div className="text-board">{children}</div>}
      </div>
      {action}
    </div>
  );
}
