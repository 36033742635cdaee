import { classNames } from "@comanda/ui/controls/class-names.ts";
import "./report-table.css";
import type { KeyboardEvent, ReactNode, RefObject } from "react";

export const cellClasses = "px-3 py-2.5 text-end whitespace-nowrap max-md:px-1.5";
export const rowHeadClasses =
  "sticky start-0 min-w-28 max-w-56 bg-surface px-3 py-2.5 text-start font-normal wrap-anywhere max-md:px-1.5";

/** What a table that draws only the rows in view knows of the others. */
type LongTable = {
  area: RefObject<HTMLElement | null>;
  /** All rows, with the head and the sum. */
  rowCount: number;
  /** The widest text of each column. */
  widest: readonly string[];
  onKeyDown: ((event: KeyboardEvent) => void) | undefined;
};

/** The head of a column. */
type ColumnHead = {
  label: string;
  className?: string;
  /** What the cells have in their second line on a phone. */
  below?: string;
};

type ReportTableProps = {
  caption: string;
  head: readonly ColumnHead[];
  /** Null for a table that has all of its rows. */
  long?: LongTable | null;
  /** The rows, and the sum at the end. */
  children: ReactNode;
};

/**
 * A table of figures that scrolls by itself, with its first column always in view; a long one with its head
 * and its sum in view, too.
 */
export function ReportTable({ caption, head, long = null, children }: ReportTableProps) {
  return (
    <section
      ref={long?.area}
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
      onKeyDown={long?.onKeyDown}
      className={classNames(
        "scrolls-on",
        long ? "max-h-[max(20rem,calc(100dvh-10rem))] overflow-auto" : "overflow-x-auto",
      )}
    >
      <table className="w-full border-collapse text-sm" aria-rowcount={long?.rowCount}>
        <caption className="heard">{caption}</caption>
        <thead className={long ? "sticky top-0 z-2 bg-surface" : undefined}>
          <tr className="border-b border-line text-muted" aria-rowindex={long ? 1 : undefined}>
            {head.map(({ label, className, below }, at) => (
              <th
                key={label}
                scope="col"
                className={classNames(
                  "px-3 py-2.5 font-bold max-md:px-1.5",
                  at === 0 ? "sticky start-0 bg-surface text-start" : "text-end",
                  className,
                )}
              >
                {label}
                {below && <span className="block font-normal md:hidden">{below}</span>}
                {long && (
                  <span aria-hidden="true" className="invisible block h-0 whitespace-nowrap">
                    {long.widest[at]}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  );
}
