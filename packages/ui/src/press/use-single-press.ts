import { useRef } from "react";

/** A second press within these milliseconds is part of a double tap. */
const ONE_PRESS_MS = 500;

/**
 * Returns a function that runs the action of a print button, unless the press is the second one of a double
 * tap: that would print another ticket with another number. The time counts from the press and not from the
 * end of the action, which may first read the ticket and open the printer.
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
