import type { ReactNode } from "react";

type EmptyStateProps = { icon?: ReactNode; title: string; text?: string; action?: ReactNode };

/** What stands in place of a list that has nothing, and what to do about it. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-10 text-center">
      {icon && <span className="text-muted">{icon}</span>}
      <p className="text-md font-bold">{title}</p>
      {text && <p className="max-w-[40ch] text-sm text-muted">{text}</p>}
      {action && <div className="pt-2">{action}</div>}
    </div>
  );
}
