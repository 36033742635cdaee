/** Moves the focus to the first field that is wrong, as `focusField` does. */
export function focusFault(body: HTMLElement | null): void {
  focusField(body?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]'));
}

/**
 * Moves the focus to a field, and the field to the middle of the window: the bar that saves lies over what is at
 * its lower edge. A field in a closed part cannot have the focus: the part is opened first.
 */
export function focusField(field: HTMLElement | null | undefined): void {
  for (let part = field?.closest("details"); part; part = part.parentElement?.closest("details"))
    part.open = true;
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}
