import { ignorePressesBriefly } from "@comanda/ui/press/ignore-presses-briefly.ts";
import { type RefObject, useLayoutEffect, useRef } from "react";

/** Pixels that a card may move without another one coming under the finger. */
const TOLERANCE = 24;

/**
 * Lets a card of a list take no presses for a moment after it has moved or come: another member's
 * answer moves cards under a finger. `ids` are those of the list's children, in their order.
 */
export function useHoldMovedCards(ref: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const known = useRef<ReadonlyMap<string, number> | null>(null);
  const order = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards are measured when their order changes
  useLayoutEffect(() => {
    const before = known.current;
    const now = new Map<string, number>();
    for (const [index, child] of [...(ref.current?.children ?? [])].entries()) {
      const id = ids[index];
      if (id === undefined || !(child instanceof HTMLElement)) continue;
      now.set(id, child.offsetTop);
      const moved = Math.abs((before?.get(id) ?? Number.POSITIVE_INFINITY) - child.offsetTop);
      if (before && moved > TOLERANCE) ignorePressesBriefly(child);
    }
    known.current = now;
  }, [ref, order]);
}
