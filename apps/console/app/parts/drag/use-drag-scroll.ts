import { autoScrollForElements } from "@atlaskit/pragmatic-drag-and-drop-auto-scroll/element";
import { type RefObject, useEffect } from "react";

/** Scrolls a list that scrolls by itself while a row is dragged to its upper or lower edge. */
export function useDragScroll(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (element) return autoScrollForElements({ element, getAllowedAxis: () => "vertical" });
  }, [list]);
}
