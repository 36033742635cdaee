import { scrollBehavior } from "@comanda/ui/web/prefers-reduced-motion.ts";
import type { InputEvent, SubmitEvent } from "react";

/**
 * Milliseconds (conformance 9.10): after them the keyboard and the error texts have their place.
 */
const SCROLL_DELAY = 300;

/** By form, the field that the customer typed in last since the form was sent. */
const lastEdited = new WeakMap<EventTarget, EventTarget>();

/** The listeners that a form needs for `focusFirstError`. */
export const trackEdits = {
  onSubmitCapture: ({ currentTarget }: SubmitEvent<HTMLFormElement>) => {
    lastEdited.delete(currentTarget);
  },
  onInput: ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    lastEdited.set(currentTarget, target);
  },
};

/**
 * Moves to the first field with an error: `aria-invalid`, or `data-invalid` for a button. It gets
 * the focus as soon as the error is drawn, so that the next key goes there. The form scrolls to it
 * later, and `scroll-margin` keeps it off the edge. A customer who is typing in a field when the
 * answer arrives keeps the focus there. One who presses or scrolls first is not moved: the content would
 * move under the finger, and the press would hit something else.
 */
export function focusFirstError(form: EventTarget | null | undefined): void {
  if (!(form instanceof HTMLFormElement)) return;
  let field: HTMLElement | null = null;
  const decide = () => {
    field ??= form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
  };
  // React draws the error with the next frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      decide();
      if (document.activeElement !== lastEdited.get(form)) field?.focus({ preventScroll: true });
    }),
  );
  const timer = setTimeout(() => {
    stopListening.abort();
    decide();
    field?.closest("[data-field]")?.scrollIntoView({ block: "start", behavior: scrollBehavior() });
  }, SCROLL_DELAY);
  const stopListening = new AbortController();
  const { signal } = stopListening;
  const cancel = () => {
    clearTimeout(timer);
    stopListening.abort();
  };
  for (const action of ["pointerdown", "wheel"])
    form.addEventListener(action, cancel, { capture: true, passive: true, signal });
}
