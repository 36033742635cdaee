import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Brings the results to the top of the window, below the bars, and the menu back to where it was when
 * they go. Returns a ref for the place at which the bar of categories begins.
 */
export function useResultsPlace(query: string | null): RefObject<HTMLDivElement | null> {
  const start = useRef<HTMLDivElement>(null);
  const placeBefore = useRef<number | null>(null);
  useLayoutEffect(() => {
    const goTo = (top: number) => scrollTo({ top, behavior: "instant" });
    if (query !== null) {
      placeBefore.current ??= scrollY;
      const header = document.querySelector(".menu-header")?.getBoundingClientRect().height ?? 0;
      goTo((start.current?.getBoundingClientRect().top ?? 0) + scrollY - header);
    } else if (placeBefore.current !== null) {
      goTo(placeBefore.current);
      placeBefore.current = null;
    }
  }, [query]);
  return start;
}
