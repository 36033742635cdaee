const FOCUSABLE = "a[href], button, input, select, textarea, iframe, summary, [tabindex]";

/**
 * Focuses the first control of a dialog that Tab reaches, or the last one; the dialog itself where there is
 * none.
 */
export function focusEdge(dialog: HTMLElement, edge: "first" | "last"): void {
  const controls = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)];
  if (edge === "last") controls.reverse();
  for (const control of controls) {
    if (control.tabIndex < 0) continue;
    control.focus();
    // One that is disabled, hidden or inert does not take it.
    if (document.activeElement === control) return;
  }
  dialog.focus({ preventScroll: true });
}
