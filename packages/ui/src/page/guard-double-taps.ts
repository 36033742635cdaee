/** Within these milliseconds and pixels two taps count as one gesture. */
const SAME_GESTURE = { time: 350, distance: 40 };
/**
 * Milliseconds within which two clicks come from one tap: the browser clicks a label's field at
 * once.
 */
const SAME_TAP_MS = 30;

/**
 * `at` is in milliseconds; `target` is the element that reacts, such as the button around an icon.
 */
type Tap = { at: number; x: number; y: number; target: EventTarget | null };

/** Returns whether `tap` is the second half of a double tap whose first half fell on something else. */
export function isAccidentalSecondTap(first: Tap | null, tap: Tap): boolean {
  if (!first || isSameTap(first, tap) || tap.at - first.at > SAME_GESTURE.time) return false;
  if (Math.hypot(tap.x - first.x, tap.y - first.y) > SAME_GESTURE.distance) return false;
  return tap.target !== first.target;
}

function isSameTap(first: Tap, tap: Tap): boolean {
  return tap.at - first.at < SAME_TAP_MS;
}

/**
 * Ignores the second tap of a fast double tap where another element has appeared under the finger,
 * as when a sheet closes, a bar slides in or a page changes. Returns a function that stops it.
 */
export function guardDoubleTaps(page: Document): () => void {
  let first: Tap | null = null;
  const onClick = (event: MouseEvent) => {
    // Only touch: people double-tap by accident with a finger, not with a mouse.
    if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return;
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const tap = { at, x, y, target: pressed(event.target) };
    if (isAccidentalSecondTap(first, tap)) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (!first || !isSameTap(first, tap)) first = tap;
  };
  page.addEventListener("click", onClick, { capture: true });
  return () => page.removeEventListener("click", onClick, { capture: true });
}

function pressed(target: EventTarget | null): EventTarget | null {
  return target instanceof Element ? (target.closest("a, button, label") ?? target) : target;
}
