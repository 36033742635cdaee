/** Spec §9: the keyboard and the messages have their place by then. */
const DELAY = 300;

/**
 * Brings the first field with an error into view and into focus: `aria-invalid`, or `data-invalid`
 * where a button answers. `scroll-margin` keeps it off the edge.
 */
export function showFirstError(form: EventTarget | null | undefined): void {
  if (!(form instanceof HTMLFormElement)) return;
  setTimeout(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    field?.focus({ preventScroll: true });
    field
      ?.closest("[data-field]")
      ?.scrollIntoView({ block: "start", behavior: calm ? "auto" : "smooth" });
  }, DELAY);
}
