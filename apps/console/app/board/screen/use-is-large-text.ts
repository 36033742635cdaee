import { type RefObject, useEffect, useState } from "react";

/** From this size of the text on, in pixels, a lane has no room for an order: 1.5 times the usual size. */
const LARGE_TEXT = 24;

/**
 * Whether the text of the page is much larger than usual. `probe` is an element whose size follows that of
 * the text. Media queries do not see a size that a style sheet of the reader sets.
 */
export function useIsLargeText(probe: RefObject<HTMLElement | null>): boolean {
  const [isLarge, setLarge] = useState(false);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const { fontSize } = getComputedStyle(document.documentElement);
      setLarge(Number.parseFloat(fontSize) >= LARGE_TEXT);
    });
    if (probe.current) observer.observe(probe.current);
    return () => observer.disconnect();
  }, [probe]);
  return isLarge;
}
