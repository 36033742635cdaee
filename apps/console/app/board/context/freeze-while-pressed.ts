import type { BoardStore } from "../runtime/board-store.ts";

/** Milliseconds after which a press freezes the board no longer: a hand may rest on a tablet. */
export const LONGEST_FREEZE_MS = 2_000;

/** Milliseconds within which the click follows the finger that was lifted. */
export const CLICK_LIMIT_MS = 100;

/**
 * Leaves the screen as it is from the beginning of a press to its click. The answer of another member, or a notice that
 * ends, would move a button away from under the finger: the browser clicks what is below both ends of a press, which
 * is then no button. Returns a function that stops it.
 */
export function freezeWhilePressed(
  page: EventTarget,
  store: Pick<BoardStore, "freeze" | "unfreeze">,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    store.unfreeze();
  };
  const endWithin = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(end, milliseconds);
  };
  const onDown = () => {
    store.freeze();
    endWithin(LONGEST_FREEZE_MS);
  };
  // Not every press has a click: a mouse may be moved off the button.
  const onUp = () => endWithin(CLICK_LIMIT_MS);
  page.addEventListener("pointerdown", onDown, { capture: true });
  page.addEventListener("pointerup", onUp, { capture: true });
  // A finger that scrolls presses nothing.
  page.addEventListener("pointercancel", end, { capture: true });
  // After the button's own listeners: what they change is shown at once.
  page.addEventListener("click", end);
  return () => {
    end();
    page.removeEventListener("pointerdown", onDown, { capture: true });
    page.removeEventListener("pointerup", onUp, { capture: true });
    page.removeEventListener("pointercancel", end, { capture: true });
    page.removeEventListener("click", end);
  };
}
