import type { ReactNode } from "react";
import { useRowsInView } from "./use-rows-in-view.ts";

type LongListProps<Row> = {
  /** The name of the area of a long list. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  rowClassName: string;
  children: (row: Row) => ReactNode;
};

/**
 * A list that has only the rows in view when it is long. It scrolls by itself then, by the arrow keys, Page
 * Down and End too, and each row says which of how many it is.
 */
export function LongList<Row>({ label, rows, keyOf, rowClassName, children }: LongListProps<Row>) {
  const view = useRowsInView(rows.length);
  const list = (
    <ul style={{ paddingBlock: `${view.before}px ${view.after}px` }}>
      {view.drawn.map((at) => {
        const row = rows[at];
        return (
          row !== undefined && (
            <li
              key={keyOf(row)}
              ref={view.measure}
              data-index={at}
              aria-setsize={view.isLong ? rows.length : undefined}
              aria-posinset={view.isLong ? at + 1 : undefined}
              className={rowClassName}
            >
              {children(row)}
            </li>
          )
        );
      })}
    </ul>
  );
  if (!view.isLong) return list;
  return (
    <section
      ref={view.area}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
      onKeyDown={view.onKeyDown}
      className="max-h-[max(20rem,calc(100dvh-10rem))] overflow-auto"
    >
      {list}
    </section>
  );
}
