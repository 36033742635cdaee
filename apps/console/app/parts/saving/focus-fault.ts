/**
 * Moves the focus to the first field that is wrong, and the field to the middle of the window: the bar
 * that saves lies over what is at its lower edge. A part that the member has closed is opened first: a field
 * in it cannot have the focus.
 */
export function focusFault(body: HTMLElement | null): void {
  const field = body?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  for (let part = field?.closest("details"); part; part = part.parentElement?.closest("details"))
    part.open = true;
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}
