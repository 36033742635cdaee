/**
 * Moves the focus to the first field that is wrong, and the field to the middle of the window: the bar
 * that saves lies over what is at its lower edge. A field in a closed part cannot have the focus: the part is
 * opened first.
 */
export function focusFault(body: HTMLElement | null): void {
  const field = body?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  openPartsAround(field);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}

/** Opens every closed part of the page that an element is in. */
export function openPartsAround(element: Element | null | undefined): void {
  for (let part = element?.closest("details"); part; part = part.parentElement?.closest("details"))
    part.open = true;
}
