/** In CSS pixels: from here on a pull is meant. */
const MIN_PULL = 64;
/** How much further down than sideways a finger goes that pulls. */
const MIN_STEEPNESS = 1.5;

/** Whether a finger that has gone so far has pulled down. */
export function isPullDown(dx: number, dy: number): boolean {
  return dy >= MIN_PULL && dy > MIN_STEEPNESS * Math.abs(dx);
}

type Point = { x: number; y: number };

/**
 * Calls `onPull` when a finger pulls `handle` down; `moved` follows the finger meanwhile, but not
 * for who prefers no motion. Where the handle leaves touches to the browser nothing happens: only
 * under `touch-action: none` the page does not scroll by the same gesture. Answers with what ends it.
 */
export function watchPullDown(
  handle: HTMLElement,
  moved: HTMLElement,
  onPull: () => void,
): () => void {
  const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  let start: Point | null = null;
  const move = (dy: number) => {
    if (!reducedMotion) moved.style.translate = dy > 0 ? `0 ${Math.min(dy, 2 * MIN_PULL)}px` : "";
  };
  const begin = ({ touches }: TouchEvent) => {
    const own = getComputedStyle(handle).touchAction === "none";
    start = own && touches.length === 1 ? point(touches[0]) : null;
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
