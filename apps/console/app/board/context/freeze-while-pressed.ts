import type { BoardStore } from "../runtime/board-store.ts";

/** Longest freeze in milliseconds: a hand may rest on a tablet. */
export const MAX_FREEZE_MS = 2_000;

/** Milliseconds within which the click follows the finger that was lifted. */
export const CLICK_LIMIT_MS = 100;

const pointerOf = (event: Event) => (event as PointerEvent).pointerId;

/**
 * Leaves the screen as it is from the beginning of a press to its click. The answer of another member, or a
 * notice that ends, would move a button away from under the finger: the browser clicks what is below both
 * ends of a press, which is then no button. While several fingers press, it ends with the last one. Returns
 * a function that stops it.
 */
export function freezeWhilePressed(
  page: EventTarget,
  store: Pick<BoardStore, "freeze" | "unfreeze">,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pressing = new Set<number>();
  const end = () => {
    clearTimeout(timer);
    pressing.clear();
    store.unfreeze();
  };
  const endUnlessPressed = () => {
    if (pressing.size === 0) end();
  };
  const endWithin = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(end, milliseconds);
  };
  const onDown = (event: Event) => {
    pressing.add(pointerOf(event));
    store.freeze();
    endWithin(MAX_FREEZE_MS);
  };
  // Not every press has a click: a mouse may be moved off the button.
  const onUp = (event: Event) => {
    pressing.delete(pointerOf(event));
    if (pressing.size === 0) endWithin(CLICK_LIMIT_MS);
  };
  // A finger that scrolls presses nothing.
  const onCancel = (event: Event) => {
    pressing.delete(pointerOf(event));
    endUnlessPressed();
  };
  page.addEventListener("pointerdown", onDown, { capture: true });
  page.addEventListener("pointerup", onUp, { capture: true });
  page.addEventListener("pointercancel", onCancel, { capture: true });
  // After the button's own listeners: what they change is shown at once.
  page.addEventListener("click", endUnlessPressed);
  return () => {
    end();
    page.removeEventListener("pointerdown", onDown, { capture: true });
    page.removeEventListener("pointerup", onUp, { capture: true });
    page.removeEventListener("pointercancel", onCancel, { capture: true });
    page.removeEventListener("click", endUnlessPressed);
  };
}
