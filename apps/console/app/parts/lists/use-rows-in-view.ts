import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type RefObject, useRef } from "react";

/** A table or list with more rows scrolls by itself, and draws only the rows in view. */
const LONG = 60;
const ROW_HEIGHT = 42;
const AREA_HEIGHT = 560;

type RowsInView = {
  /** The scrolled area of a long table or list. */
  area: RefObject<HTMLElement | null>;
  isLong: boolean;
  /** The indices of the drawn rows. */
  drawn: readonly number[];
  /** The pixels of the rows above and below them. */
  before: number;
  after: number;
  measure: ((row: HTMLElement | null) => void) | undefined;
  /**
   * Leads to the last row by the key End: rows that were never drawn may be taller than the browser knows.
   */
  onKeyDown: ((event: KeyboardEvent) => void) | undefined;
};

/**
 * Returns which rows of a table or list are drawn: all of a short one and of a printed one, else those in
 * view.
 */
export function useRowsInView(count: number, { isPrinting = false } = {}): RowsInView {
  const area = useRef<HTMLElement>(null);
  const isLong = count > LONG && !isPrinting;
  const virtual = useVirtualizer({
    count,
    enabled: isLong,
    getScrollElement: () => area.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    initialRect: { width: 800, height: AREA_HEIGHT },
  });
  if (!isLong) {
    const drawn = Array.from({ length: count }, (_, at) => at);
    return { area, isLong, drawn, before: 0, after: 0, measure: undefined, onKeyDown: undefined };
  }
  const items = virtual.getVirtualItems();
  return {
    area,
    isLong,
    drawn: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtual.measureElement,
    onKeyDown: (event) => {
      if (event.key !== "End") return;
      event.preventDefault();
      virtual.scrollToEnd();
    },
  };
}
