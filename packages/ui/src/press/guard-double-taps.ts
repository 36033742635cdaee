/**
 * Within these milliseconds and pixels two taps count as one gesture. A mouse hardly moves, and how slow a
 * double click may be is a setting of the system, up to a second.
 */
const SAME_GESTURE = {
  time: { touch: 400, pen: 400, mouse: 1000 },
  distance: { touch: 40, pen: 40, mouse: 8 },
};
const POINTERS = ["touch", "pen", "mouse"] as const;
type Pointer = (typeof POINTERS)[number];
/**
 * Milliseconds within which two clicks come from one tap: the browser clicks a label's field at
 * once.
 */
const SAME_TAP_MS = 30;

/**
 * `at` is in milliseconds; `target` is the element that reacts, such as the button around an icon.
 */
type Tap = { at: number; x: number; y: number; pointer: Pointer; target: EventTarget | null };

/** Returns whether `tap` is the second half of a double tap whose first half fell on something else. */
export function isAccidentalSecondTap(first: Tap | null, tap: Tap): boolean {
  if (!first || isSameTap(first, tap)) return false;
  const { time, distance } = SAME_GESTURE;
  if (tap.at - first.at > time[tap.pointer]) return false;
  if (Math.hypot(tap.x - first.x, tap.y - first.y) > distance[tap.pointer]) return false;
  return tap.target !== first.target;
}

function isSameTap(first: Tap, tap: Tap): boolean {
  return tap.at - first.at < SAME_TAP_MS;
}

/**
 * Ignores the second tap of a fast double tap where another element has appeared under the finger, as when
 * a sheet closes, a bar slides in or a page changes. A mouse's second click is ignored where the browser
 * counts it as part of a double click. Keys and screen readers are never ignored. Returns a function that
 * stops it.
 */
export function guardDoubleTaps(page: Document): () => void {
  let first: Tap | null = null;
  const onClick = (event: MouseEvent) => {
    if (!(event instanceof PointerEvent)) return;
    const pointer = POINTERS.find((each) => each === event.pointerType);
    if (!pointer) return;
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const tap: Tap = { at, x, y, pointer, target: pressedElement(event.target) };
    const mayBeSecond = pointer !== "mouse" || event.detail > 1;
    if (mayBeSecond && isAccidentalSecondTap(first, tap)) {
      event.preventDefault();
      event.stopPropagation();
      // A third tap is measured from the second one, and still has to hit the first one's element.
      first = { ...tap, target: first?.target ?? null };
    } else if (!first || !isSameTap(first, tap)) first = tap;
  };
  // A person who typed in between meant the second press.
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !isChangedByTap(target)) first = null;
  };
  page.addEventListener("click", onClick, { capture: true });
  page.addEventListener("input", onInput, { capture: true });
  return () => {
    page.removeEventListener("click", onClick, { capture: true });
    page.removeEventListener("input", onInput, { capture: true });
  };
}

/** Whether a tap changes the field, without typing. */
const isChangedByTap = ({ type }: HTMLInputElement) => type === "checkbox" || type === "radio";

/** Returns the link, button or label around what was pressed; without one, what was pressed. */
function pressedElement(target: EventTarget | null): EventTarget | null {
  return target instanceof Element ? (target.closest("a, button, label") ?? target) : target;
}
