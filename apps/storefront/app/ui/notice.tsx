import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const tones = {
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
  neutral: "border border-line bg-surface text-ink",
} as const;

type NoticeProps = {
  tone?: keyof typeof tones;
  /** Said at once to those who do not see it, such as when something failed. */
  alert?: boolean;
  /** What can be done about it. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A few words on a coloured ground, and the way out. */
export function Notice({ tone = "warning", alert, action, className, children }: NoticeProps) {
  return (
    <div
      role={alert ? "alert" : undefined}
      className={classNames("rounded-m px-4 py-3 text-sm", tones[tone], className)}
    >
      <div className="flex gap-3">
        <CircleAlert className="mt-px size-5 flex-none" aria-hidden="true" />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {action && <div className="-mb-2 flex flex-wrap gap-x-1 ps-6 empty:hidden">{action}</div>}
    </div>
  );
}
