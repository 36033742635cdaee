import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useState } from "react";

const KINDS = ["product", "category", "landing-button"] as const;

/** What is dragged, and what it can be dropped on. */
export type DragItem = { kind: (typeof KINDS)[number]; id: string };

/** Where a dragged row lands at the row below it; `into` puts a product into a category. */
export type DropEdge = "top" | "bottom" | "into";

/** Reads the item of a drag or a drop target; null for drags of something else. */
export function dragItemOf(data: Record<string | symbol, unknown>): DragItem | null {
  const { id } = data;
  const kind = KINDS.find((each) => each === data.kind);
  return kind && typeof id === "string" ? { kind, id } : null;
}

type DragRefs = { row: RefObject<HTMLElement | null>; handle: RefObject<HTMLElement | null> };

/** Lets a row be dragged by its handle, and others be dropped on it. */
export function useDragRow({ kind, id }: DragItem, { row, handle }: DragRefs) {
  const [dragging, setDragging] = useState(false);
  const [edge, setEdge] = useState<DropEdge | null>(null);
  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current];
    if (!element || !dragHandle) return;
    const canDrop = (data: Record<string, unknown>) => {
      const item = dragItemOf(data);
      if (item === null || item.id === id) return false;
      return item.kind === kind || (item.kind === "product" && kind === "category");
    };
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ kind, id }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => canDrop(source.data),
        getData: ({ input, source }) => {
          const into = kind === "category" && dragItemOf(source.data)?.kind === "product";
          return { kind, id, edge: into ? "into" : edgeOf(element, input.clientY) };
        },
        onDrag: ({ self }) => setEdge(self.data.edge as DropEdge),
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    );
  }, [kind, id, row, handle]);
  return { dragging, edge };
}

function edgeOf(element: Element, y: number): DropEdge {
  const { top, height } = element.getBoundingClientRect();
  return y < top + height / 2 ? "top" : "bottom";
}
