/** Milliseconds and pixels within which two taps are one gesture. */
const TOGETHER = { time: 350, distance: 40 };
/** Milliseconds that no finger is as quick as: a label presses its field at once. */
const SAME_TAP = 30;

/** `target` is what a press does something to, such as the button around an icon. */
type Tap = { at: number; x: number; y: number; target: EventTarget | null };

/** Whether `tap` is the second half of a double tap whose first half fell on something else. */
export function isAccidentalSecondTap(first: Tap | null, tap: Tap): boolean {
  if (!first || isSameTap(first, tap) || tap.at - first.at > TOGETHER.time) return false;
  if (Math.hypot(tap.x - first.x, tap.y - first.y) > TOGETHER.distance) return false;
  return tap.target !== first.target;
}

function isSameTap(first: Tap, tap: Tap): boolean {
  return tap.at - first.at < SAME_TAP;
}

/**
 * Keeps the second half of a hurried double tap from pressing what came up under the finger: a
 * sheet has closed, a bar has slid in, another page is there. Answers with what ends it.
 */
export function guardDoubleTaps(page: Document): () => void {
  let first: Tap | null = null;
  const onClick = (event: MouseEvent) => {
    // Only fingers cover what they press, and tap twice without meaning it.
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
