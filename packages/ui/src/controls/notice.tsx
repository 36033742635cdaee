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
  /** Whether screen readers announce it at once, such as a failure. */
  alert?: boolean;
  /** A button or link that helps, such as to try again. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Shows a short message on a coloured background, with an optional action. */
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
