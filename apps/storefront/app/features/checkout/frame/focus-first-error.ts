import type { InputEvent, SubmitEvent } from "react";

/** Milliseconds (spec §9): the keyboard and the messages have their place by then. */
const SCROLL_DELAY = 300;

/** Of a form, the field that was last written in since it was sent. */
const lastEdited = new WeakMap<EventTarget, EventTarget>();

/** What a form that calls `focusFirstError` listens to. */
export const trackEdits = {
  onSubmitCapture: ({ currentTarget }: SubmitEvent<HTMLFormElement>) => {
    lastEdited.delete(currentTarget);
  },
  onInput: ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    lastEdited.set(currentTarget, target);
  },
};

/**
 * Leads to the first field with an error: `aria-invalid`, or `data-invalid` where a button answers.
 * It has the focus as soon as the error is drawn, so that who types on types there; the form scrolls
 * to it later, and `scroll-margin` keeps it off the edge. Who is writing in a field when the answer
 * comes keeps the focus there.
 */
export function focusFirstError(form: EventTarget | null | undefined): void {
  if (!(form instanceof HTMLFormElement)) return;
  let field: HTMLElement | null = null;
  const decide = () => {
    field ??= form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
  };
  // What has failed is told to React first, and is in the page with the frame after.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      decide();
      if (document.activeElement !== lastEdited.get(form)) field?.focus({ preventScroll: true });
    }),
  );
  setTimeout(() => {
    decide();
    const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    field
      ?.closest("[data-field]")
      ?.scrollIntoView({ block: "start", behavior: reducedMotion ? "auto" : "smooth" });
  }, SCROLL_DELAY);
}
