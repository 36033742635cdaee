/**
 * Moves the focus to the first field that is wrong, and the field to the middle of the window: the bar
 * that saves lies over what is at its lower edge.
 */
export function focusFault(body: HTMLElement | null): void {
  const field = body?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}
