import type { InputEvent, SubmitEvent } from "react";

/** Milliseconds (spec §9): the keyboard and the messages have their place by then. */
const DELAY = 300;

/** Of a form, the field that was last written in since it was sent. */
const written = new WeakMap<EventTarget, EventTarget>();

/** What a form that `showFirstError` is asked for hears. */
export const writing = {
  onSubmitCapture: ({ currentTarget }: SubmitEvent<HTMLFormElement>) => {
    written.delete(currentTarget);
  },
  onInput: ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    written.set(currentTarget, target);
  },
};

/**
 * Leads to the first field with an error: `aria-invalid`, or `data-invalid` where a button answers.
 * It has the focus as soon as the error is drawn, so that who types on types there; the form scrolls
 * to it later, and `scroll-margin` keeps it off the edge. Who is writing in a field when the answer
 * comes keeps the focus there.
 */
export function showFirstError(form: EventTarget | null | undefined): void {
  if (!(form instanceof HTMLFormElement)) return;
  let field: HTMLElement | null = null;
  const decide = () => {
    field ??= form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
  };
  // What has failed is told to React first, and is in the page with the frame after.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      decide();
      if (document.activeElement !== written.get(form)) field?.focus({ preventScroll: true });
    }),
  );
  setTimeout(() => {
    decide();
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    field
      ?.closest("[data-field]")
      ?.scrollIntoView({ block: "start", behavior: calm ? "auto" : "smooth" });
  }, DELAY);
}
