import type { ReactNode } from "react";

type PageHeaderProps = { start?: ReactNode; title: string; end?: ReactNode };

/**
 * Shows the sticky bar at the top of a page: a way back at the start, the title, and content at the
 * end.
 */
export function PageHeader({ start, title, end }: PageHeaderProps) {
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-surface">
      <div className="mx-auto flex min-h-15 max-w-[calc(1152px+2rem)] flex-wrap items-center gap-x-3 px-4 py-2">
        {start}
        <h1 className="min-w-min max-w-full flex-1 basis-1/2 wrap-break-word text-md">{title}</h1>
        {end}
      </div>
    </header>
  );
}
