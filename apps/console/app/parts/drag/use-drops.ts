import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { autoScrollWindowForElements } from "@atlaskit/pragmatic-drag-and-drop-auto-scroll/element";
import { useEffect, useEffectEvent } from "react";
import { type DragItem, type DropEdge, dragItemOf } from "./use-drag-row.ts";

/** A row that was dropped at an edge of another one, or into it. */
export type Drop = { dragged: DragItem; onto: DragItem; edge: DropEdge };

/** Calls `onDrop` with each drop of a row, and scrolls the page while one is dragged to its edges. */
export function useDrops(onDrop: (drop: Drop) => void): void {
  const drop = useEffectEvent(onDrop);
  useEffect(
    () =>
      combine(
        autoScrollWindowForElements(),
        monitorForElements({
          onDrop: ({ source, location }) => {
            const [target] = location.current.dropTargets;
            const dragged = dragItemOf(source.data);
            const onto = target && dragItemOf(target.data);
            if (dragged && onto) drop({ dragged, onto, edge: target.data.edge as DropEdge });
          },
        }),
      ),
    [],
  );
}
