import { prefersReducedMotion } from "@comanda/ui/web/prefers-reduced-motion.ts";

/** The smallest distance that counts as a pull, in CSS pixels. */
const MIN_PULL = 64;
/** How many times further down than sideways a pull goes. */
const MIN_STEEPNESS = 1.5;

/** Returns whether a swipe of this distance, in CSS pixels, is a pull down. */
export function isPullDown(dx: number, dy: number): boolean {
  return dy >= MIN_PULL && dy > MIN_STEEPNESS * Math.abs(dx);
}

type Point = { x: number; y: number };

/**
 * Calls `onPull` when a finger pulls `handle` down; `moved` follows the finger, unless the visitor
 * prefers reduced motion. It works only while the handle has `touch-action: none`, because otherwise the
 * page scrolls with the same gesture. Returns a function that stops it.
 */
export function watchPullDown(
  handle: HTMLElement,
  moved: HTMLElement,
  onPull: () => void,
): () => void {
  const reducedMotion = prefersReducedMotion();
  let start: Point | null = null;
  const move = (dy: number) => {
    if (!reducedMotion) moved.style.translate = dy > 0 ? `0 ${Math.min(dy, 2 * MIN_PULL)}px` : "";
  };
  const begin = ({ touches }: TouchEvent) => {
    const ownsTouch = getComputedStyle(handle).touchAction === "none";
    start = ownsTouch && touches.length === 1 ? point(touches[0]) : null;
  };
  const follow = ({ touches }: TouchEvent) => {
    const now = point(touches[0]);
    if (start && now) move(now.y - start.y);
  };
  const end = ({ type, changedTouches }: TouchEvent) => {
    const [from, to] = [start, point(changedTouches[0])];
    start = null;
    move(0);
    if (type === "touchend" && from && to && isPullDown(to.x - from.x, to.y - from.y)) onPull();
  };
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  handle.addEventListener("touchstart", begin, options);
  handle.addEventListener("touchmove", follow, options);
  handle.addEventListener("touchend", end, options);
  handle.addEventListener("touchcancel", end, options);
  return () => listening.abort();
}

function point(touch: Touch | undefined): Point | null {
  return touch ? { x: touch.clientX, y: touch.clientY } : null;
}
