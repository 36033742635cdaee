import type { ReactNode } from "react";

export const cellClasses = "px-3 py-2.5 text-end whitespace-nowrap";
export const rowHeadClasses =
  "sticky start-0 min-w-24 max-w-56 bg-surface px-3 py-2.5 text-start font-normal wrap-anywhere";

type ReportTableProps = {
  caption: string;
  head: readonly string[];
  /** The rows, and the sum at the end. */
  children: ReactNode;
};

/** A table of figures that scrolls by itself, with its first column always in view. */
export function ReportTable({ caption, head, children }: ReportTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-sm">
        <caption className="heard">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            {head.map((label, at) => (
              <th
                key={label}
                scope="col"
                className={
                  at === 0
                    ? "sticky start-0 bg-surface px-3 py-2.5 text-start font-bold"
                    : "px-3 py-2.5 text-end font-bold"
                }
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  );
}
