import { useRef } from "react";

/** A second press within these milliseconds belongs to the first one. */
const ONE_PRESS_MS = 500;

/**
 * Returns a print button's action that ignores the second half of a double tap, which would be another
 * ticket with another number. It is measured from the press, because the ticket may be read and the
 * printer opened before the number is noted.
 */
export function useSinglePress(): (print: () => Promise<unknown>) => void {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  return (print) => {
    const now = performance.now();
    if (now - pressedAt.current < ONE_PRESS_MS) return;
    pressedAt.current = now;
    void print();
  };
}
